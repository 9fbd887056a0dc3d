// `npm run fuzz`: 20,000 random requests over every route and operation; FUZZ_REQUESTS and FUZZ_SEED ask for others.

process.env.FUZZ_REQUESTS ??= '20000';
process.argv.push('guards/fuzz');
await import('./e2e.mjs');
