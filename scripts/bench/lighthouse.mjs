// Lighthouse with its own settings (mobile, simulated line), five times for each page; the median counts.

import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { median } from './measure.mjs';

const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-quic'];

export const lighthouseOf = async (url, chromium, runs = 5) => {
  const scores = { performance: [], accessibility: [], 'best-practices': [], seo: [] };
  const metrics = { fcp: [], lcp: [], tbt: [], cls: [] };
  for (let run = 0; run < runs; run += 1) {
    const browser = await launch({ chromePath: chromium, chromeFlags: FLAGS });
    try {
      const { lhr } = await lighthouse(url, { port: browser.port, logLevel: 'error', output: 'json' });
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
