// Entry of the adapters for messages between tabs.

export * from './broadcast-tab-channel.ts';
export * from './silent-tab-channel.ts';
