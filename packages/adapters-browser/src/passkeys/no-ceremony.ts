// The port `PasskeyCeremony` where there is no device to ask, as on the shop host.

import type { PasskeyCeremony } from '@tornister/application/ports';
import { errAsync } from 'neverthrow';

const unsupported = () => errAsync({ kind: 'ceremony.failed', failure: 'unsupported' } as const);

/** Makes and uses no passkey. */
export const noCeremony: PasskeyCeremony = { create: unsupported, use: unsupported };
