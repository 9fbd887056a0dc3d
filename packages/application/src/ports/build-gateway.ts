// Port: whether the shop host still serves the build that a tab runs.

import type { ManifestAnswer } from '@tornister/domain/routing';
import type { Observable } from 'rxjs';

export type BuildGateway = {
  /** Reads the manifest of a build. That nobody answers is an answer, too. */
  readonly manifest: (buildId: string) => Promise<ManifestAnswer>;
  /** Whether the shop host has refused an operation of the tab as one that it does not know, so far and from now on. */
  readonly isRefused$: Observable<boolean>;
};
