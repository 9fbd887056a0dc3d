// Writes a WebM film without sound from pictures that were encoded one by one. A lossy WebP is a key frame of VP8, so a WebM file is
// nothing but its frames in boxes. Source: RFC 8794 (EBML), RFC 9559 (Matroska), RFC 9649 (WebP).

const ID = {
  ebml: 0x1a45dfa3,
  docType: 0x4282,
  docTypeVersion: 0x4287,
  docTypeReadVersion: 0x4285,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  trackType: 0x83,
  codecId: 0x86,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
} as const;

const NANOSECONDS_PER_MS = 1_000_000;
const VIDEO_TRACK = 1;
const KEY_FRAME = 0x80;
/** The marker of a size that takes eight bytes. */
const EIGHT_BYTES = 0x01;

export type Film = { readonly width: number; readonly height: number; readonly frameMs: number };

/** Packs lossy WebP pictures of one size into a WebM film; at most 32 s, because all of them share one cluster. */
export const webmOf = (pictures: readonly Buffer[], { width, height, frameMs }: Film): Buffer => {
  const blocks = pictures.map((picture, index) => box(ID.simpleBlock, blockHead(index * frameMs), keyFrameOf(picture)));
  return Buffer.concat([
    box(ID.ebml, box(ID.docType, text('webm')), box(ID.docTypeVersion, whole(4)), box(ID.docTypeReadVersion, whole(2))),
    box(
      ID.segment,
      box(
        ID.info,
        box(ID.timestampScale, whole(NANOSECONDS_PER_MS)),
        box(ID.duration, double(pictures.length * frameMs)),
        box(ID.muxingApp, text('Tornister')),
        box(ID.writingApp, text('Tornister')),
      ),
      box(
        ID.tracks,
        box(
          ID.trackEntry,
          box(ID.trackNumber, whole(VIDEO_TRACK)),
          box(ID.trackUid, whole(VIDEO_TRACK)),
          box(ID.trackType, whole(1)),
          box(ID.codecId, text('V_VP8')),
          box(ID.video, box(ID.pixelWidth, whole(width)), box(ID.pixelHeight, whole(height))),
        ),
      ),
      box(ID.cluster, box(ID.timestamp, whole(0)), ...blocks),
    ),
  ]);
};

/** The VP8 data of a lossy WebP without transparency. */
const keyFrameOf = (webp: Buffer): Buffer => {
  const size = webp.toString('latin1', 12, 16) === 'VP8 ' ? webp.readUInt32LE(16) : undefined;
  if (size === undefined) throw new Error('Only simple lossy WebP pictures are key frames');
  return webp.subarray(20, 20 + size);
};

const box = (id: number, ...contents: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(contents);
  const size = Buffer.alloc(8);
  size.writeUIntBE(content.length, 2, 6);
  size[0] = EIGHT_BYTES;
  return Buffer.concat([whole(id), size, content]);
};

const blockHead = (atMs: number): Buffer => {
  const head = Buffer.alloc(4);
  head[0] = EIGHT_BYTES * 0x80 + VIDEO_TRACK;
  head.writeInt16BE(atMs, 1);
  head[3] = KEY_FRAME;
  return head;
};

/** A whole number in as few bytes as it needs. */
const whole = (value: number): Buffer => {
  const bytes = Buffer.alloc(Math.max(1, Math.ceil(Math.log2(value + 1) / 8)));
  bytes.writeUIntBE(value, 0, bytes.length);
  return bytes;
};

const double = (value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
};

const text = (value: string): Buffer => Buffer.from(value, 'latin1');
