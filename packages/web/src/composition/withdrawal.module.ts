// Binds what forgets after a consent was withdrawn; it comes with the second layer, where that is done.

import { createForgetWithdrawn } from '@tornister/application/consent';
import { areaModule } from './area-module.ts';
import { ports } from './ports.ts';
import { withdrawalUseCases } from './withdrawal-tokens.ts';

export const withdrawalModule = areaModule((bind) => {
  bind(withdrawalUseCases.forgetWithdrawn, [ports.sessionStore, ports.localStore], (sessionStore, localStore) =>
    createForgetWithdrawn({ sessionStore, localStore }),
  );
});
