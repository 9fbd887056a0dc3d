export * from './browse-menu.ts';
export * from './open-frame.ts';
