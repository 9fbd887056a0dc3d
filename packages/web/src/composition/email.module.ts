// Wires the field of an e-mail address that opens an account.

import { createTypeEmail } from '@tornister/application/session';
import { areaModule } from './area-module.ts';
import { ports } from './ports.ts';
import { sessionUseCases } from './session-tokens.ts';

/** The address is completed, and looked up. */
export const emailModule = areaModule((bind) => {
  bind(
    sessionUseCases.typeEmail,
    [ports.accountGateway, ports.clock],
    (account, clock) => (scope, opened) => createTypeEmail(scope, { account, clock }, opened),
  );
});
