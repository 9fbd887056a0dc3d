// Entry of the rules of menus, of the links in the header and of dialogs.

export * from './active-path.ts';
export * from './menu.ts';
export * from './modals.ts';
export * from './service-links.ts';
export * from './timing.ts';
