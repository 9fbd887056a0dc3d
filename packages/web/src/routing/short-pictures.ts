// Pictures in the state of a page, written short: in all sizes and types a picture's files have the same name, and the pictures of a page are
// of a few shapes (spec 1 §9). A shape stands in the state once, a picture as its shape, its name and its words.

/** What stands in the place of the name in a shape. */
const PLACE = '*';
/** An object with this one member is a picture, or something else that had a member of this name. */
const KEY = '~';
const NO_PICTURE = -1;

/** The name of a file without its ending. */
const FILE_NAME = /\/([\w-]{8,})\.\w+$/;

/** A picture's shape by its number, its name, what it says, and its title where it has one: `SAME` where that says the same. */
type Short = readonly [shape: number, name: string, alt: string, title?: string | typeof SAME];
type Kept = Short | readonly [shape: typeof NO_PICTURE, members: object];
const SAME = 1;

const membersOf = (value: object, change: (member: unknown) => unknown): object =>
  Object.fromEntries(Object.entries(value).map(([name, member]) => [name, change(member)]));

const wordsOf = (alt: unknown, title: unknown): readonly [string, (string | typeof SAME)?] | undefined => {
  if (typeof alt !== 'string') return undefined;
  if (title === undefined) return [alt];
  return typeof title === 'string' ? [alt, title === alt ? SAME : title] : undefined;
};

/** Data in which pictures are short, and the shapes that they are of. */
export const shortenPictures = (data: unknown): { readonly data: unknown; readonly shapes: readonly string[] } => {
  const shapes = new Map<string, number>();
  const numberOf = (shape: string): number => {
    const number = shapes.get(shape) ?? shapes.size;
    shapes.set(shape, number);
    return number;
  };
  const shortOf = (value: object): Kept | undefined => {
    if (Object.hasOwn(value, KEY)) return [NO_PICTURE, membersOf(value, shorten)];
    if (!('src' in value && 'sources' in value)) return undefined;
    const { alt, title, ...shape } = value as Readonly<Record<string, unknown>>;
    const [, name] = FILE_NAME.exec(String(shape.src)) ?? [];
    const words = wordsOf(alt, title);
    const text = JSON.stringify(shape);
    if (name === undefined || words === undefined || text.includes(PLACE)) return undefined;
    return [numberOf(text.replaceAll(name, PLACE)), name, ...words];
  };
  const shorten = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(shorten);
    const short = shortOf(value);
    return short === undefined ? membersOf(value, shorten) : { [KEY]: short };
  };
  return { data: shorten(data), shapes: [...shapes.keys()] };
};

/** The data again as they were. */
export const restorePictures = (data: unknown, shapes: readonly string[]): unknown => {
  const restore = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(restore);
    if (!Object.hasOwn(value, KEY)) return membersOf(value, restore);
    const [number, name, alt, title] = (value as { readonly [KEY]: Kept })[KEY];
    if (number === NO_PICTURE) return membersOf(name as object, restore);
    const shape = JSON.parse((shapes[number] ?? '').replaceAll(PLACE, String(name))) as object;
    return { ...shape, alt, ...(title === undefined ? {} : { title: title === SAME ? alt : title }) };
  };
  return restore(data);
};
