// The name of what forgets after a consent was withdrawn.

import type { ForgetWithdrawn } from '@tornister/application/consent';
import { token } from './tokens.ts';

export const consentWithdrawalUseCases = { forgetWithdrawn: token<ForgetWithdrawn>('forgetWithdrawn') } as const;
