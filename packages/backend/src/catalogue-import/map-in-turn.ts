// Maps a list asynchronously, one element after the other: photographs are large, and of many that are read at once all are in memory.

/** What is made of each element, made one after the other. */
export const mapInTurn = async <Element, Made>(
  elements: readonly Element[],
  make: (element: Element) => Promise<Made>,
): Promise<Made[]> => {
  const made: Made[] = [];
  for (const element of elements) made.push(await make(element));
  return made;
};
