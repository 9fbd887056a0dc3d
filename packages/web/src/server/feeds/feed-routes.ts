// What programs read of a storefront: sitemap, product feed, llms.txt, web manifest. In the storefront's own language, whoever asks; the same for all.

import type { IncomingMessage } from 'node:http';
import { createGraphqlFeedGateway } from '@tornister/adapters-graphql/feeds';
import { WEB_MANIFEST_PATH } from '@tornister/domain/routing';
import {
  LLMS_TEXT_PATH,
  PRODUCT_FEED_PATH,
  SITEMAP_FILE,
  SITEMAP_PAGES_PATH,
  SITEMAP_PATH,
  sitemapFiles,
  sitemapIndex,
  sitemapProductsFile,
  sitemapUrl,
} from '@tornister/domain/seo';
import { instantOf } from '@tornister/domain/shared';
import { STOREFRONTS, siteProfile, tradingTermsOf } from '@tornister/domain/storefront';
import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import type { Site } from '../../composition/shop.ts';
import { retryAfter } from '../../respond.ts';
import type { BackendLink, BackendLinks } from '../backend-link.ts';
import { plainAnswer } from '../file-download.ts';
import { readClientAddress, readRequestSite } from '../read-visit.ts';
import type { Settings } from '../settings.ts';
import { sharerOf } from '../sharer-of.ts';
import { createFeedAlarms, PieceMissing } from './feed-alarms.ts';
import { type AskNext, isoDate, productFeed, sitemapProducts } from './feed-pieces.ts';
import { createTurns, TurnMissed } from './in-turn.ts';
import { llmsOf } from './llms.ts';
import { createSmallFiles } from './small-files.ts';
import { textStream } from './text-stream.ts';
import { webManifestOf } from './web-manifest.ts';

type FeedEnvironment = { readonly Bindings: { readonly incoming: IncomingMessage } };

type FeedParts = {
  readonly links: BackendLinks;
  readonly settings: Settings;
  readonly log: Pick<Logger, 'error' | 'warn'>;
};

/** What search engines read again within the hour is what they have read. */
const CACHE_CONTROL = 'public, max-age=3600';
/** Whoever comes while so many wait for their turn is asked to come back: each turn may take seconds. A search engine reads a few files at once. */
const WAITING = { most: 20, ofOne: 5 };
const COME_BACK_S = 60;
const XML = 'application/xml; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';
const MANIFEST = 'application/manifest+json; charset=utf-8';

const answer = (body: string | ReadableStream<Uint8Array> | null, type: string): Response =>
  new Response(body, { headers: { 'content-type': type, 'cache-control': CACHE_CONTROL } });

const notFound = (): Response => plainAnswer(404, 'There is no such file.');

/** The site as its storefront speaks, not as the browser that asks does. */
const ownSite = (site: Site): Site => {
  const storefront = STOREFRONTS[site.storefrontId];
  return { ...site, storefront, locale: storefront.locale, profile: siteProfile(site.storefrontId, storefront) };
};

export const createFeedRoutes = ({ links, settings, log }: FeedParts): Hono<FeedEnvironment> => {
  const { inTurn, isFull } = createTurns(WAITING);
  const smallFile = createSmallFiles();
  const alarm = createFeedAlarms(log);
  const routes = new Hono<FeedEnvironment>({ strict: false });

  const siteOf = (context: Context<FeedEnvironment>): Site =>
    ownSite(readRequestSite(context.env.incoming, settings).site);
  const senderOf = (context: Context<FeedEnvironment>) => sharerOf(readClientAddress(context.env.incoming, settings));
  /**
   * Asks the backend in turn. Until something is answered all of it shares the budget of the request, the wait for turns included; what comes after
   * `begins` waits as long as it takes, and has a budget for each call.
   */
  const asking = (site: Site, sender?: string): { readonly ask: AskNext; readonly begins: () => void } => {
    let beginning: BackendLink | undefined = links.forRequest();
    return {
      ask: (ask) =>
        inTurn(
          async () => {
            const link = beginning ?? links.forRequest();
            const answered = await ask(createGraphqlFeedGateway(link.publicTransport({ site })));
            // A stream has no other way to say that it ends too early.
            if (answered.isErr()) throw new PieceMissing(answered.error);
            return answered.value;
          },
          sender,
          beginning?.budget,
        ),
      begins: () => {
        beginning = undefined;
      },
    };
  };

  /** The first piece is made before anything is answered: a backend that is away is a 503, not half a file. */
  const streamed = async (
    context: Context<FeedEnvironment>,
    pieces: AsyncGenerator<string>,
    begins: () => void,
  ): Promise<Response> => {
    if (context.req.raw.method === 'HEAD') return answer(null, XML);
    const first = await pieces.next();
    begins();
    const all = (async function* () {
      if (first.done !== true) yield first.value;
      try {
        yield* pieces;
      } catch (error) {
        alarm({ path: context.req.path, err: error }, 'A file for programs was broken off');
        throw error;
      }
    })();
    return answer(textStream(all), XML);
  };

  const keyOf = (context: Context<FeedEnvironment>, { storefrontId }: Site): string =>
    `${storefrontId} ${context.req.path}`;
  const tooMany = (): Response => plainAnswer(503, 'Too many read files of this shop now.', retryAfter(COME_BACK_S));

  routes.get(SITEMAP_PATH, async (context) => {
    const site = siteOf(context);
    const index = await smallFile(keyOf(context, site), async () => {
      // Goods of the business edition are for its own customers.
      const { products, changedAt } = site.storefront.isB2b
        ? { products: 0, changedAt: undefined }
        : await asking(site).ask((gateway) => gateway.size());
      const files = sitemapFiles(products).map((path) => ({ path, ...(changedAt === undefined ? {} : { changedAt }) }));
      return sitemapIndex(site.baseUrl, files, isoDate);
    });
    return answer(index, XML);
  });
  routes.get(SITEMAP_PAGES_PATH, async (context) => {
    const site = siteOf(context);
    const file = await smallFile(keyOf(context, site), async () => {
      const { categories, pages } = await asking(site).ask((gateway) => gateway.pages());
      const urls = [...categories, ...pages].map((entry) => sitemapUrl(site.baseUrl, entry, isoDate));
      return SITEMAP_FILE.start + urls.join('') + SITEMAP_FILE.end;
    });
    return answer(file, XML);
  });
  routes.get('/:file{sitemap-products-[0-9]+\\.xml}', async (context) => {
    const site = siteOf(context);
    const file = sitemapProductsFile(context.req.path);
    if (file === undefined || site.storefront.isB2b) return notFound();
    const sender = senderOf(context);
    if (isFull(sender)) return tooMany();
    const { ask, begins } = asking(site, sender);
    const { products } = await ask((gateway) => gateway.size());
    if (!sitemapFiles(products).includes(context.req.path)) return notFound();
    return streamed(context, sitemapProducts(ask, site.baseUrl, file), begins);
  });
  routes.get(PRODUCT_FEED_PATH, async (context) => {
    const site = siteOf(context);
    if (site.storefront.isB2b) return notFound();
    const sender = senderOf(context);
    if (isFull(sender)) return tooMany();
    const { homeCountry } = tradingTermsOf(site.storefront.store);
    const now = instantOf(Date.now());
    const shop = { origin: site.baseUrl, country: homeCountry, name: site.brandName, now, dateOf: isoDate };
    const { ask, begins } = asking(site, sender);
    return streamed(context, productFeed(ask, shop), begins);
  });
  routes.get(LLMS_TEXT_PATH, async (context) => {
    const site = siteOf(context);
    const text = await smallFile(keyOf(context, site), async () =>
      llmsOf(site, await asking(site).ask((gateway) => gateway.pages())),
    );
    return answer(text, TEXT);
  });
  routes.get(WEB_MANIFEST_PATH, async (context) => answer(await webManifestOf(siteOf(context)), MANIFEST));
  routes.onError((error, context) => {
    if (error instanceof TurnMissed) return tooMany();
    alarm({ path: context.req.path, err: error }, 'A file for programs could not be written');
    return plainAnswer(503, 'The shop cannot be reached.', retryAfter(COME_BACK_S));
  });
  return routes;
};
