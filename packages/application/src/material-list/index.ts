// Entry of the use case of material lists.

export * from './chosen-material.ts';
export * from './read-material-list.ts';
export { type ArticleToSave, createSaveToList } from './save-to-list.ts';
