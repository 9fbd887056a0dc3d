// Entry of the adapter that hears of changes of a list.

export * from './event-source-list-changes.ts';
