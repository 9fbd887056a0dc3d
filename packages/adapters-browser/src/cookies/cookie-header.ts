/** Reads a `Cookie` header or `document.cookie`; the first cookie of a name wins, broken escapes stay as they are. */
export const parseCookieHeader = (header: string): ReadonlyMap<string, string> => {
  const cookies = new Map<string, string>();
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    const name = part.slice(0, Math.max(at, 0)).trim();
    if (name !== '' && !cookies.has(name)) cookies.set(name, decode(part.slice(at + 1).trim()));
  }
  return cookies;
};

const decode = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

export type CookieOptions = {
  readonly maxAgeSeconds?: number;
  readonly httpOnly?: boolean;
  readonly secure?: boolean;
};

/** Writes one cookie for the whole shop; never for other sites, never with a domain. */
export const formatCookie = (name: string, value: string, options: CookieOptions = {}): string =>
  [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    'SameSite=Lax',
    ...(options.maxAgeSeconds === undefined ? [] : [`Max-Age=${options.maxAgeSeconds}`]),
    ...(options.httpOnly === true ? ['HttpOnly'] : []),
    ...(options.secure === true ? ['Secure'] : []),
  ].join('; ');
