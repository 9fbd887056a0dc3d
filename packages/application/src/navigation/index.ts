// Entry of the use cases of menu and footer.

export * from './browse-menu.ts';
export * from './open-flyout.ts';
export * from './open-frame.ts';
export * from './refresh-frame.ts';
export * from './remember-language.ts';
export * from './watch-build.ts';
