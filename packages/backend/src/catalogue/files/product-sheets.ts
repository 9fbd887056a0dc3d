// The sheets of a product as its page offers them: each with its type and its size.

import { textIn } from '@tornister/domain/storefront';
import type { Answer } from '../../graphql/answer.ts';
import type { DownloadRecord } from '../catalogue-records.ts';
import type { FullProduct } from '../products/read-product.ts';
import { sheetPath, type Written } from './file-addresses.ts';
import { fileSizeText } from './file-size.ts';
import { productPdf } from './product-pdf.ts';

export type ProductSheet = Answer<'Download'> & Pick<DownloadRecord, 'kind'>;

/** All sheets in their order. Each is made to be weighed, which takes about two milliseconds. */
export const productSheets = (product: FullProduct, written: Written): Promise<readonly ProductSheet[]> =>
  Promise.all(
    product.details.downloads.map(async (sheet) => {
      const { byteLength } = await productPdf(product, sheet, written);
      return {
        kind: sheet.kind,
        name: textIn(sheet.name, written.language),
        url: sheetPath(product.id, sheet.fileName, written),
        sizeText: `PDF, ${fileSizeText(byteLength, written.language)}`,
      };
    }),
  );
