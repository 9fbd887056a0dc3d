// Lighthouse with its own settings (mobile, simulated line), five times for each page; the median counts. The browser is the one of the
// journeys, Chromium without the frame of a window: on two cores the frame, which draws its loading tab sixty times a second, takes the processor
// from the page that is measured.

import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { median } from './measure.mjs';

/** Chromium loses the beginning of a recording now and then: such a run has no figures and is done again, so many times. */
const RUNS_WITHOUT_FIGURES = 3;
const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-quic'];

export const lighthouseOf = async (url, chromium, runs = 5) => {
  const scores = { performance: [], accessibility: [], 'best-practices': [], seo: [] };
  const metrics = { fcp: [], lcp: [], tbt: [], cls: [] };
  let failures = 0;
  while (metrics.fcp.length < runs) {
    const browser = await launch({ chromePath: chromium, chromeFlags: FLAGS });
    try {
      const { lhr } = await lighthouse(url, { port: browser.port, logLevel: 'error', output: 'json' });
      if (lhr.runtimeError !== undefined) {
        failures += 1;
        if (failures > RUNS_WITHOUT_FIGURES)
          throw new Error(`Lighthouse measured nothing: ${lhr.runtimeError.message}`);
        continue;
      }
      for (const name of Object.keys(scores)) scores[name].push(Math.round((lhr.categories[name]?.score ?? 0) * 100));
      metrics.fcp.push(lhr.audits['first-contentful-paint'].numericValue);
      metrics.lcp.push(lhr.audits['largest-contentful-paint'].numericValue);
      metrics.tbt.push(lhr.audits['total-blocking-time'].numericValue);
      metrics.cls.push(lhr.audits['cumulative-layout-shift'].numericValue);
    } finally {
      browser.kill();
    }
  }
  const round = (value) => Math.round(value * 1_000) / 1_000;
  return {
    ...Object.fromEntries(Object.entries(scores).map(([name, values]) => [name, median(values)])),
    ...Object.fromEntries(Object.entries(metrics).map(([name, values]) => [name, round(median(values))])),
  };
};
