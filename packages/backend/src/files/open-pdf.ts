// Opens a paper to be drawn. What draws it, fonts included, is loaded with the first paper: docs/performance.md, "Memory".

import type PdfDocument from 'pdfkit';

/** An empty paper; its bytes come as `data` until its `end`. */
export const openPdf = async (
  options: ConstructorParameters<typeof PdfDocument>[0],
): Promise<InstanceType<typeof PdfDocument>> => new (await import('pdfkit')).default(options);
