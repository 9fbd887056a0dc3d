// Wires what forms need while somebody types in them.

import { createFormDrafts, createLeaveLogin } from '@tornister/application/session';
import { areaModule } from './area-module.ts';
import { ports } from './ports.ts';
import { sessionUseCases } from './session-tokens.ts';

/** What was typed is kept in the tab; what waits for a login is forgotten when its form is left. */
export const typingModule = areaModule((bind) => {
  bind(sessionUseCases.formDrafts, [ports.sessionStore, ports.cookieJar], (store, cookies) =>
    createFormDrafts({ store, cookies }),
  );
  bind(sessionUseCases.leaveLogin, [ports.cookieJar], createLeaveLogin);
});
