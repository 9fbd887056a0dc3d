export * from './broadcast-tab-channel.ts';
export * from './silent-tab-channel.ts';
