// Entry of the rules of addresses.

export * from './address.ts';
export * from './address-book.ts';
export * from './address-removal.ts';
export * from './backend-address.ts';
export * from './business-data.ts';
export * from './default-address.ts';
export * from './field-checks.ts';
export * from './packing-station.ts';
export * from './parse-address.ts';
export * from './postcode.ts';
export * from './shown-email.ts';
export * from './text-limits.ts';
export * from './wallet-address.ts';
