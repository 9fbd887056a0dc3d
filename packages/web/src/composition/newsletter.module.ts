// Wires the use cases of the newsletter.

import { createManageNewsletter, createWaitForStock } from '@tornister/application/newsletter';
import { areaModule } from './area-module.ts';
import { newsletterUseCases } from './newsletter-tokens.ts';
import { ports } from './ports.ts';

/** Subscribing and unsubscribing, in pages of their own, in the account and in the checkout. */
export const newsletterModule = areaModule((bind) => {
  bind(newsletterUseCases.manageNewsletter, [ports.newsletterGateway], createManageNewsletter);
  bind(newsletterUseCases.waitForStock, [ports.newsletterGateway, ports.catalogueGateway], (gateway, catalogue) =>
    createWaitForStock({ gateway, catalogue }),
  );
});
