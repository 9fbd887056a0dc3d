// The name of what forgets after a consent was withdrawn.

import type { ForgetWithdrawn } from '@tornister/application/consent';
import { token } from './tokens.ts';

export const withdrawalUseCases = { forgetWithdrawn: token<ForgetWithdrawn>('forgetWithdrawn') } as const;
