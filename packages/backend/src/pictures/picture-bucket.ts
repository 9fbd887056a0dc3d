// Rendered pictures in a store that speaks the protocol of S3, for backends on many machines: addresses by path, so that small stores of
// one's own do, too. Such a store writes a file whole or not at all.

import { checkedName, type PictureFiles } from './picture-files.ts';
import { type StoreKey, signRequest } from './sign-request.ts';

/** A store that takes longer is passed over: the picture is drawn instead. */
const LIMIT_MS = 3_000;
const NOTHING = new Uint8Array();

export type PictureBucket = {
  /** Address of the bucket, with a folder in it where there is one, without a slash at the end. */
  readonly address: string;
  readonly key: StoreKey;
};

export type PictureBucketParts = {
  readonly now?: () => number;
  readonly signal?: () => AbortSignal;
};

/** Pictures in a bucket. */
export const createPictureBucket = (
  { address, key }: PictureBucket,
  { now = Date.now, signal = () => AbortSignal.timeout(LIMIT_MS) }: PictureBucketParts = {},
): PictureFiles => {
  const send = async (
    method: 'GET' | 'PUT' | 'DELETE',
    name: string,
    body: Uint8Array,
    type?: string,
  ): Promise<Response> => {
    const url = new URL(`${address}/${checkedName(name)}`);
    const headers = signRequest(
      { method, url, headers: type === undefined ? {} : { 'content-type': type }, body },
      key,
      now(),
    );
    const content = method === 'PUT' ? { body: new Uint8Array(body) } : {};
    return fetch(url, { method, headers, ...content, redirect: 'error', signal: signal() });
  };
  return {
    get: async (name) => {
      const answer = await send('GET', name, NOTHING);
      if (answer.status === 200) return Buffer.from(await answer.arrayBuffer());
      await answer.body?.cancel();
      if (answer.status === 404) return undefined;
      throw new Error(`The store of pictures answered a question with ${answer.status}.`);
    },
    put: async (name, content, type) => {
      const answer = await send('PUT', name, content, type);
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`The store of pictures answered a file with ${answer.status}.`);
    },
    remove: async (name) => {
      const answer = await send('DELETE', name, NOTHING);
      await answer.body?.cancel();
      if (!answer.ok && answer.status !== 404)
        throw new Error(`The store of pictures answered a deletion with ${answer.status}.`);
    },
  };
};

/**
 * Reads `s3+https://id:secret@host/bucket/folder?region=eu-central-1` (`s3+http:` for a store in one's own network); undefined when it is
 * no such address. Without a region it is `us-east-1`, which stores of one's own take for anything.
 */
export const readPictureBucket = (text: string): PictureBucket | undefined => {
  const [, origin] = /^s3\+(https?:\/\/.*)$/.exec(text) ?? [];
  if (origin === undefined || !URL.canParse(origin)) return undefined;
  const { protocol, host, pathname, username, password, searchParams, hash } = new URL(origin);
  const path = pathname.replace(/\/$/, '');
  const region = searchParams.get('region') ?? 'us-east-1';
  const isComplete =
    username !== '' && password !== '' && hash === '' && /^(?:\/[\w.-]+)+$/.test(path) && /^[\w-]+$/.test(region);
  if (!isComplete) return undefined;
  const key = { id: decodeURIComponent(username), secret: decodeURIComponent(password), region };
  return { address: `${protocol}//${host}${path}`, key };
};
