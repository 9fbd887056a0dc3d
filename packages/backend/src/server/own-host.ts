// Where this process is asked from this computer.

const EVERY_INTERFACE: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** The host of an address at which a server that listens at this interface is reached from its own computer. */
export const ownHost = (listensAt: string): string => {
  if (EVERY_INTERFACE.has(listensAt)) return '127.0.0.1';
  return listensAt.includes(':') ? `[${listensAt}]` : listensAt;
};
