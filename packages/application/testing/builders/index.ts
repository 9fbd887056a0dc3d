// Entry of the builders that tests of views use.

export * from '@tornister/domain/testing';
export * from './a-category.ts';
