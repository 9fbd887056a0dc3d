// Paths of the shop's own addresses. Source: spec 1 §2 "All paths below accept an optional trailing slash".

/** The parts of a path between its slashes; a trailing slash and repeated slashes add none. */
export const segmentsOf = (path: string): readonly string[] => path.split('/').filter((segment) => segment !== '');

/** The path without query and fragment. */
export const pathOf = (address: string): string => address.split(/[?#]/, 1)[0] ?? '';

/** The path without slashes at its end. Scanned from the end: a pattern would look at every slash of a hostile path again and again. */
export const withoutTrailingSlashes = (path: string): string => {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
};

/** The same path with exactly one slash at its end; a path that names a file stays as it is. */
export const withTrailingSlash = (path: string): string => {
  const bare = withoutTrailingSlashes(path);
  const slash = bare.lastIndexOf('/');
  return slash >= 0 && bare.includes('.', slash) ? bare : `${bare}/`;
};

/** True when both paths name the same page: the trailing slash is optional (spec 1 §2). */
export const isSamePath = (left: string, right: string): boolean =>
  withTrailingSlash(left) === withTrailingSlash(right);
