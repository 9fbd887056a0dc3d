// Entry of the use case of material lists.

export * from './chosen-material.ts';
export {
  type Alternative,
  type Alternatives,
  createFindAlternatives,
  type FindAlternatives,
} from './find-alternatives.ts';
export * from './read-material-list.ts';
export { createSaveToList } from './save-to-list.ts';
