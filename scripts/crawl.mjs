// `npm run crawl`: walks every link of every storefront, and reads every kind of page by a validator of HTML.

process.env.EVERY_LINK = '1';
process.argv.push('quality/links-and-html');
await import('./e2e.mjs');
