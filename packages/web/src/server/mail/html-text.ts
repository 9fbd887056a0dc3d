// The text of a mail that has a page only: what stands on it, line by line. It is only read, never shown as a page.

/** What is never read: rules, programs, and what stands before the page. */
const UNREAD = /<(style|script|head|title|template)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/giu;
const COMMENT = /<!--[\s\S]*?(?:-->|$)/gu;
/** Where a line ends; cells of a row stay in one line. */
const LINE = /<\/?(?:br|p|div|li|ul|ol|tr|table|h[1-6]|hr|blockquote|section|article|pre|dd|dt)\b[^>]*>/giu;
const CELL = /<\/t[dh]\s*>/giu;
const TAG = /<\/?[a-z!][^>]*>/giu;

/** Characters by their names, as programs for mails write them in German and English. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  sup2: '²',
  frac12: '½',
  deg: '°',
  times: '×',
  middot: '·',
  bull: '•',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  euro: '€',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
};

const LAST_CHARACTER = 0x10_ff_ff;

const characterOf = (whole: string, name: string): string => {
  if (!name.startsWith('#')) return NAMED[name] ?? whole;
  const code = /^#x/iu.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= LAST_CHARACTER ? String.fromCodePoint(code) : whole;
};

/** What stands on a page, without its markup: each paragraph, item and row a line, cells apart by a tab. */
export const textOfHtml = (html: string): string =>
  html
    .replace(COMMENT, '')
    .replace(UNREAD, '')
    .replace(/\s+/gu, ' ')
    .replace(CELL, '\t')
    .replace(LINE, '\n')
    .replace(TAG, '')
    .replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]\w{1,7});/giu, characterOf)
    .split('\n')
    .map((line) =>
      line
        .replaceAll(/ *\t */gu, '\t')
        .replaceAll(/ {2,}/gu, ' ')
        .trim(),
    )
    .filter((line) => line !== '')
    .join('\n');
