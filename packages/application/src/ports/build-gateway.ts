// Port: asks the shop host whether it still serves the build that a tab runs.

import type { ManifestAnswer } from '@tornister/domain/routing';

/** Reads the manifest of a build. That nobody answers is an answer, too. */
export type BuildGateway = { readonly manifest: (buildId: string) => Promise<ManifestAnswer> };
