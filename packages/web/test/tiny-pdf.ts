// PDFs of a few hundred bytes for tests: pages with text at places, and files that mean harm.

const object = (number: number, content: string): string => `${number} 0 obj\n${content}\nendobj\n`;

/** A line at its place; umlauts are written as they are. */
export type PlacedLine = readonly [x: number, y: number, text: string];

/** What a page draws. */
export const drawn = (lines: readonly PlacedLine[]): string =>
  lines.map(([x, y, text]) => `BT /F 12 Tf ${x} ${y} Td (${text.replace(/[()\\]/g, '\\$&')}) Tj ET`).join('\n');

/** One of these streams for each page; `filter` is what a stream's dictionary says of its packing, `trailer` what the file's says. */
export const pdfOf = (
  pages: readonly (string | Buffer)[],
  { filter = '', trailer = '' }: { readonly filter?: string; readonly trailer?: string } = {},
): Uint8Array<ArrayBuffer> => {
  const kids = pages.map((_, at) => `${4 + 2 * at} 0 R`).join(' ');
  const pieces = [
    '%PDF-1.4\n',
    object(1, '<</Type/Catalog/Pages 2 0 R>>'),
    object(2, `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`),
    object(3, '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>'),
    ...pages.flatMap((content, at) => {
      const [page, stream] = [4 + 2 * at, 5 + 2 * at];
      const look = `/MediaBox[0 0 595 842]/Resources<</Font<</F 3 0 R>>>>/Contents ${stream} 0 R`;
      const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
      return [
        object(page, `<</Type/Page/Parent 2 0 R${look}>>`),
        `${stream} 0 obj\n<</Length ${bytes.length}${filter}>>\nstream\n`,
        bytes,
        '\nendstream\nendobj\n',
      ];
    }),
    `trailer<</Root 1 0 R${trailer}>>\n%%EOF\n`,
  ];
  return new Uint8Array(
    Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece))),
  );
};

const HASH = `<${'ab'.repeat(32)}>`;

/** What a trailer says of a file that opens with a password only. */
export const LOCKED = `/Encrypt<</Filter/Standard/V 1/R 2/Length 40/O${HASH}/U${HASH}/P -4>>/ID[<00><00>]`;
