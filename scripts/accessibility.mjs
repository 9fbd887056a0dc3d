// `npm run accessibility`: axe over every page, what opens while one browses, and every state of checkout, login, registration, passwords, contact details, address books, newsletter, orders, returns,
// prime, lists, forms of the service, declarations about contracts and reviews, in the storefronts that differ, phones, tablets and wide screens where they differ, light and dark; and that nothing moves
// when a page comes alive.

import { findBrowserOfJourneys } from './lib/find-tools.mjs';
import { ensureProjectNode } from './lib/install.mjs';
import { build } from './lib/run.mjs';

ensureProjectNode();
process.env.EVERY_LOOK = '1';
const { closeRun, journeys, runStages } = await import('./lib/stages.mjs');
const chromium = findBrowserOfJourneys();
if (chromium === undefined || (await build()) !== 0) process.exit(1);
const specs =
  process.argv.length > 2
    ? process.argv.slice(2)
    : [
        'quality/accessibility',
        'quality/open-parts',
        'quality/coming-alive',
        'quality/account-states',
        'quality/password-states',
        'quality/checkout-states',
        'quality/order-states',
        'quality/return-states',
        'quality/service-states',
        'quality/list-states',
        'journeys/newsletter',
        'journeys/address-books',
        'journeys/contact-details',
      ];
const ended = await runStages([journeys(chromium, specs)]);
process.exit(closeRun(ended) ? 0 : 1);
