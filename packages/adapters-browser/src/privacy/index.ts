// Entry of the adapters that say what a browser wants for its owner's privacy.

export * from './privacy-signal.ts';
