// What forgets after a consent was withdrawn. Its area comes with the views that ask for it, so that no page carries its name.

import { registerArea } from '../../composition/area-module.ts';
import { consentWithdrawalModule } from '../../composition/consent-withdrawal.module.ts';
import { consentWithdrawalUseCases } from '../../composition/consent-withdrawal-tokens.ts';
import { useService } from '../../react/shop-provider.tsx';

registerArea(consentWithdrawalModule);

/** The command that takes out of the browser what has no consent any more. */
export const useForgetWithdrawn = () => useService(consentWithdrawalUseCases.forgetWithdrawn);
