// Keeps the place of what only scripts can do until they run, so that nothing moves under a finger when it appears.

/** What an element has while it cannot be used yet: it takes its room and is neither seen nor reached (`styles/keep-place.css`). Without scripts it takes none. */
export const keepPlaceWhile = (isNotThere: boolean): { readonly 'data-keep-place'?: '' } =>
  isNotThere ? { 'data-keep-place': '' } : {};
