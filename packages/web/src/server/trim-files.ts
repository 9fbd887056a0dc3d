// A posted form whose file is larger than any form takes: the file is read and dropped, everything that was typed is kept, and the page itself says
// that the file is too large. Without scripts nothing else could keep what was typed: a browser fills no form anew.

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { FORM_LIMITS } from '@tornister/process/multipart';

export type TrimLimits = {
  /** A larger file is dropped. */
  readonly fileBytes: number;
  /** All fields and files that are kept. */
  readonly keptBytes: number;
  /** A larger body is no form. */
  readonly readBytes: number;
  /** So much of one is read to its end all the same and dropped: a browser that is still sending would find its connection cut, not the answer. */
  readonly droppedBytes: number;
};

class TooMuch extends Error {
  override readonly name = 'TooMuch';
}

const LONGEST_FIELD_NAME = 200;

/**
 * The same form with the first file that is too large as one of `fileBytes + 1` empty bytes, by which a page knows it, and without any further one.
 * Undefined for a body that is no form, has fields or files beyond measure, or is larger than what is read.
 */
export const trimFiles = async (request: Request, limits: TrimLimits): Promise<Request | undefined> => {
  const { url, method, headers, body } = request;
  const contentType = headers.get('content-type') ?? '';
  const form = new FormData();
  let kept = 0;
  let hasLargeFile = false;

  const keepFile = async (name: string, stream: BusboyFileStream, filename: string, type: string): Promise<void> => {
    const pieces: Buffer<ArrayBuffer>[] = [];
    let size = 0;
    for await (const piece of stream as AsyncIterable<Buffer<ArrayBuffer>>) {
      size += piece.byteLength;
      if (size <= limits.fileBytes && kept + size <= limits.keptBytes) pieces.push(piece);
      else pieces.length = 0;
    }
    const isKept = size <= limits.fileBytes && kept + size <= limits.keptBytes;
    if (isKept) kept += size;
    else if (hasLargeFile) return;
    hasLargeFile ||= !isKept;
    form.append(name, new File(isKept ? pieces : [new Uint8Array(limits.fileBytes + 1)], filename, { type }));
  };

  const files: Promise<void>[] = [];
  let isTrimmed = true;
  try {
    const parser = new Busboy({
      headers: { 'content-type': contentType },
      limits: {
        ...FORM_LIMITS,
        parts: FORM_LIMITS.files + FORM_LIMITS.fields,
        fieldSize: limits.keptBytes,
        fieldNameSize: LONGEST_FIELD_NAME,
      },
    });
    const refuse = (): void => {
      isTrimmed = false;
    };
    parser.on('field', (name, value, isNameCut, isValueCut) => {
      kept += Buffer.byteLength(value);
      if (isNameCut || isValueCut || kept > limits.keptBytes) refuse();
      else form.append(name, value);
    });
    for (const limit of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const) parser.on(limit, refuse);
    parser.on('file', (name, stream, filename, _encoding, type) => {
      const kept = keepFile(name, stream, filename, type);
      // A body that ends within a file ends here; nobody waits for its files any more.
      kept.catch(() => undefined);
      files.push(kept);
    });
    let read = 0;
    const bounded = async function* (source: AsyncIterable<Uint8Array>) {
      for await (const piece of source) {
        read += piece.byteLength;
        if (read > limits.droppedBytes) break;
        // What is refused is not parsed any further, only read to its end.
        if (read <= limits.readBytes && isTrimmed) yield piece;
      }
      if (read > limits.readBytes) throw new TooMuch();
    };
    await pipeline(body === null ? Readable.from([]) : Readable.fromWeb(body as never), bounded, parser);
    await Promise.all(files);
  } catch {
    return undefined;
  }
  if (!isTrimmed) return undefined;
  const others = new Headers(
    [...headers].filter(([name]) => !/^(?:content-(?:type|length)|transfer-encoding)$/.test(name)),
  );
  return new Request(url, { method, headers: others, body: form });
};
