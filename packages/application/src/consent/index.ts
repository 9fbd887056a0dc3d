// Entry of the use cases of consent.

export * from './ask-for-consent.ts';
export * from './forget-withdrawn.ts';
