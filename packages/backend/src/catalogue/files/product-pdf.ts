// Sheets that belong to a product, made from what the shop knows of it. Source: spec 1 §3 "downloads"; Art. 19 GPSR (maker, warnings).

import { inLanguage, type Language, textIn, type Worded } from '@tornister/domain/storefront';
import { plainText } from '../../content/clean-html.ts';
import { openPdf } from '../../files/open-pdf.ts';
import { spelledFor } from '../../graphql/spelling.ts';
import type { DownloadRecord } from '../catalogue-records.ts';
import type { FullProduct } from '../products/read-product.ts';
import type { Written } from './file-addresses.ts';

const MARGIN = 56;
const TITLE_SIZE = 20;
const HEADING_SIZE = 13;
const TEXT_SIZE = 10.5;
const BRAND_COLOUR = '#0077ad';
const INK = '#222222';

const HEADINGS: Worded<Readonly<Record<'facts' | 'scope' | 'safety' | 'maker', string>>> = {
  de: { facts: 'Daten und Fakten', scope: 'Lieferumfang', safety: 'Sicherheitshinweise', maker: 'Hersteller' },
  en: { facts: 'Data and facts', scope: 'Scope of delivery', safety: 'Safety information', maker: 'Manufacturer' },
};

// The built-in fonts know the letters of Western Europe; a dash or quotation mark beyond them has a plain twin.
const PLAIN: Readonly<Record<string, string>> = {
  '‑': '-',
  '→': '>',
  '≥': '>=',
  '≤': '<=',
  '\u00a0': ' ',
  '\u202f': ' ',
};
const printable = (text: string): string => text.replace(/[‑→≥≤\u00a0\u202f]/g, (letter) => PLAIN[letter] ?? letter);

type Section = { readonly heading: string; readonly lines: readonly string[] };

const sectionsOf = ({ details, manufacturer }: FullProduct, language: Language): readonly Section[] => {
  const headings = inLanguage(HEADINGS, language);
  const { name, postalAddress, electronicAddress, responsiblePerson } = manufacturer;
  return [
    {
      heading: headings.facts,
      lines: details.dataAndFacts.map(({ label, value }) => `${textIn(label, language)}: ${textIn(value, language)}`),
    },
    { heading: headings.scope, lines: details.scopeOfDelivery.map((line) => textIn(line, language)) },
    {
      heading: headings.safety,
      lines: [...details.warnings, ...details.dangerWarnings.map(({ text }) => text)].map((line) =>
        textIn(line, language),
      ),
    },
    {
      heading: headings.maker,
      lines: [
        [name, postalAddress, electronicAddress].join(', '),
        ...(responsiblePerson ? [Object.values(responsiblePerson).join(', ')] : []),
      ],
    },
  ].filter(({ lines }) => lines.length > 0);
};

/** The sheet as a PDF. */
export const productPdf = async (
  product: FullProduct,
  sheet: DownloadRecord,
  { language, store }: Written,
): Promise<Uint8Array> => {
  const written = (text: string): string => printable(spelledFor(store, text));
  const title = written(`${textIn(sheet.name, language)}: ${textIn(product.name, language)}`);
  const document = await openPdf({
    size: 'A4',
    margin: MARGIN,
    lang: language,
    info: { Title: title },
    displayTitle: true,
  });
  const chunks: Uint8Array[] = [];
  const finished = new Promise<Uint8Array>((resolve, reject) => {
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  document.fillColor(BRAND_COLOUR).font('Helvetica-Bold').fontSize(TITLE_SIZE).text(title).moveDown();
  document.fillColor(INK).font('Helvetica').fontSize(TEXT_SIZE);
  document.text(written(plainText(textIn(product.details.longDescription, language))));
  for (const { heading, lines } of sectionsOf(product, language)) {
    document.moveDown().font('Helvetica-Bold').fontSize(HEADING_SIZE).text(heading);
    document.moveDown(0.3).font('Helvetica').fontSize(TEXT_SIZE);
    for (const line of lines) document.text(written(line));
  }
  document.end();
  return finished;
};
