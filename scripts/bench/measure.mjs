// The single measurements. All run on one machine in one run, so that their ratios mean something.

import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

/**
 * Bodies are counted, not read: the load generator would spend most of both cores on turning packed bytes into text, and measure itself.
 * Each connection asks for a path of its own, every time (`setRequest` would hold for the first request only), so that no two of them
 * share a drawing.
 */
const prepare = (paths, headers) => {
  let clients = 0;
  return (client) => {
    client.pipelinedRequests.addBody = () => undefined;
    if (paths !== undefined) client.setRequests([{ method: 'GET', path: paths[clients % paths.length], headers }]);
    clients += 1;
  };
};

/** Requests per second and waiting times of an address or of several paths there, after a warm-up. */
export const load = async (url, { seconds = 8, connections = 10, headers = {}, paths } = {}) => {
  const options = () => ({ url, connections, headers, setupClient: prepare(paths, headers) });
  await autocannon({ ...options(), duration: 3 });
  const result = await autocannon({ ...options(), duration: seconds });
  return {
    perSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  };
};

/** Resident memory of processes together, in MB. */
export const memoryOf = (pids) =>
  Math.round(
    pids.reduce((sum, pid) => {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      return sum + Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024;
    }, 0),
  );

const KINDS = { Document: 'html', Script: 'js', Stylesheet: 'css', Font: 'font', Image: 'image' };

/** Bytes over the wire of a cold visit, by kind, as the browser counted them. */
export const bytesOf = async (browser, url) => {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const kindOf = new Map();
  const bytes = { html: 0, js: 0, css: 0, font: 0, image: 0, other: 0, requests: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => kindOf.set(requestId, KINDS[type] ?? 'other'));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[kindOf.get(requestId) ?? 'other'] += encodedDataLength;
    bytes.requests += 1;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1_500);
  await context.close();
  return bytes;
};

/**
 * Milliseconds from the click on a tile to the painted heading of the product page, and to the painted whole of its first screen: five
 * visits after one that is not counted, to tiles of the first screen. The pointer comes to the tile and presses at once, or rests there
 * for a moment as a hand does.
 */
export const clickToProduct = async (browser, listingUrl, { runs = 6, restMs = 0 } = {}) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const visits = [];
  for (let run = 0; run < runs; run += 1) {
    await page.goto(listingUrl, { waitUntil: 'networkidle' });
    const link = page.locator('main a[href^="/prod/"]').nth(run + 1);
    await link.scrollIntoViewIfNeeded();
    await page.evaluate(() => {
      const before = document.querySelector('h1')?.textContent;
      const isNew = () => ![undefined, before].includes(document.querySelector('h1')?.textContent);
      const isWhole = () => isNew() && document.querySelector('[data-page=product]:not([aria-busy])') !== null;
      const took = {};
      const measure = (event) => {
        if (event.target.closest?.('a[href^="/prod/"]') === null) return;
        const start = performance.now();
        // The task after the frame: then it is painted.
        const paint = (name) =>
          setTimeout(() => {
            took[name] = performance.now() - start;
            if (name === 'whole') globalThis.clickTook = took;
          });
        const look = (waitsFor) => {
          const [[name, isThere] = [], ...later] = waitsFor;
          if (name === undefined) return;
          if (!isThere()) {
            requestAnimationFrame(() => look(waitsFor));
            return;
          }
          paint(name);
          look(later);
        };
        const stages = [
          ['heading', isNew],
          ['whole', isWhole],
        ];
        requestAnimationFrame(() => look(stages));
      };
      addEventListener('click', measure, { capture: true, once: true });
    });
    if (restMs > 0) {
      await link.hover();
      await page.waitForTimeout(restMs);
    }
    await link.click();
    await page.waitForFunction(() => globalThis.clickTook !== undefined);
    visits.push(await page.evaluate(() => globalThis.clickTook));
  }
  await context.close();
  const [, ...counted] = visits;
  const sorted = (name) => counted.map((visit) => visit[name]).sort((a, b) => a - b);
  return { heading: sorted('heading'), whole: sorted('whole') };
};

export const median = (numbers) => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
};
