// A mix of shoppers: most look at pages, some search, some buy. They repeat what broke off, as people do, and never give up an order.

import { severalGoods } from '../../e2e/fixtures/catalogue.ts';
import { arriveAfter, CHECKOUT, orderForm, orderIdOf } from '../../e2e/fixtures/checkout-by-post.ts';
import { createVisitor, locationOf } from '../../e2e/fixtures/http.ts';
import { wait } from '../lib/run.mjs';

const WORDS = ['heft', 'bleistift', 'schere', 'kleber', 'ranzen', 'farbe', 'papier', 'lineal', 'mappe', 'pinsel'];
const KINDS = ['buy', 'search', 'search', 'browse', 'browse', 'browse', 'browse', 'browse', 'browse', 'browse'];
const GOODS = 8;
const MOST_TRIES = 40;

const pick = (list, random) => list[Math.floor(random() * list.length)];

/** Numbers from a seed, so that a run can be repeated. */
export const seeded = (seed) => {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
};

/** Addresses of pages that lead from the home page and from a category. */
export const findPages = async (port) => {
  const visitor = createVisitor({ port });
  const linksOn = async (path) => {
    const { text } = await visitor.get(path);
    return [...text.matchAll(/href="(\/(?:cat|prod)\/\d+\/)/g)].map(([, link]) => link);
  };
  const first = new Set(await linksOn('/'));
  for (const path of [...first].filter((one) => one.startsWith('/cat/')).slice(0, 12))
    for (const link of await linksOn(path)) first.add(link);
  return ['/', ...first];
};

/** Does a step again until it works: somebody whose page did not come presses once more. */
export const again = async (step, count = { repeated: 0 }) => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await step();
    } catch (error) {
      if (tries === MOST_TRIES) throw error;
      count.repeated += 1;
      await wait(250);
    }
  }
};

const buy = async (port, goods, result) => {
  const arrival = await again(() => arriveAfter('payment', { port, goods }), result);
  const form = await again(() => orderForm(arrival.visitor), result);
  const ordered = await again(async () => {
    const answer = await arrival.visitor.post(CHECKOUT.summary, form);
    const orderId = orderIdOf(answer);
    // Back at the start with an empty basket: the order was placed, and its answer was lost on the way.
    if (orderId === undefined && locationOf(answer) !== '/')
      throw new Error(`The order was answered by ${answer.status}`);
    return orderId ?? 'placed';
  }, result);
  result.orders.push({ email: arrival.person.email, orderId: ordered });
};

/** So many shoppers at once for so long, or until it is over; answers who ordered and how often something had to be repeated. */
export const shop = async ({ port, shoppers, seconds = Number.POSITIVE_INFINITY, seed = 1, isOver = () => false }) => {
  // What leads on from an answer is read against this address.
  process.env.SHOP_PORT = String(port);
  const pages = await findPages(port);
  const goods = await severalGoods(GOODS, { port });
  const result = { orders: [], repeated: 0, bought: 0 };
  const until = performance.now() + seconds * 1_000;
  const one = async (number) => {
    const random = seeded(seed * 1_000 + number);
    const visitor = createVisitor({ port });
    while (performance.now() < until && !isOver()) {
      const kind = pick(KINDS, random);
      if (kind === 'buy') await buy(port, pick(goods, random), result);
      else if (kind === 'search') await again(() => visitor.get(`/search/?q=${pick(WORDS, random)}`), result);
      else await again(() => visitor.get(pick(pages, random)), result);
    }
  };
  await Promise.all(Array.from({ length: shoppers }, (_, number) => one(number)));
  return result;
};
