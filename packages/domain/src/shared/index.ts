// Entry of what all areas share: ids, instants, field errors, small helpers.

export * from './assert-never.ts';
export * from './brand.ts';
export * from './calendar-day.ts';
export * from './clamp.ts';
export * from './field-error.ts';
export * from './idempotency-key.ts';
export * from './instant.ts';
export * from './public-holidays.ts';
export * from './record-of.ts';
export * from './session-storage.ts';
export * from './shop-day.ts';
export * from './time-zone.ts';
