export * from './open-page.ts';
