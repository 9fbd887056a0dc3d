// What the page of material lists posts: a text or a file (of a PDF, a mail or a document the shop host has made its text, `server/file-in-form`), and what was chosen for each line of the list that was read.

import type { MaterialDecisions } from '@tornister/application/material-list';
import { type ChildDecisions, NO_CHILD_DECISIONS } from '@tornister/domain/materiallist';
import { parsePostedKey } from '@tornister/domain/shared';
import { childOfIntent, childrenIn, decisionsIn, FIELDS, textIn } from '../../components/material-list/list-fields.ts';
import { MAIL_REFUSALS, type MailRefusal } from '../../components/material-list/mail-refusals.ts';
import { OFFICE_REFUSALS, type OfficeRefusal } from '../../components/material-list/office-refusals.ts';
import { PDF_REFUSALS, type PdfRefusal } from '../../components/material-list/pdf-refusals.ts';
import { type FileFault, readTextFile } from './order-form-entry.ts';

export type PostedMaterialList = {
  readonly wants: 'read' | 'check' | 'add' | 'save';
  readonly text: string;
  readonly decisions: MaterialDecisions;
  readonly children: ChildDecisions;
  /** The one child whose things are to go into the basket. */
  readonly onlyChild: number | undefined;
  readonly done: readonly number[];
  readonly fileFault: FileFault | undefined;
  readonly pdfRefusal: PdfRefusal | undefined;
  readonly mailRefusal: MailRefusal | undefined;
  readonly officeRefusal: OfficeRefusal | undefined;
  readonly key: string;
};

/** The form as it was posted. Reading takes what stands in the field and the file; the other buttons go by the list that is shown. The same list read again keeps what was decided. */
export const readPostedList = async (posted: FormData): Promise<PostedMaterialList> => {
  const intent = textIn(posted, FIELDS.intent);
  const onlyChild = childOfIntent(intent);
  const wants =
    onlyChild !== undefined ? 'add' : intent === 'add' || intent === 'check' || intent === 'save' ? intent : 'read';
  const { fromFile, fileFault } = await readTextFile(posted.get(FIELDS.file));
  const typed = [textIn(posted, FIELDS.text), fromFile].filter((part) => part.trim() !== '').join('\n');
  const isAnother = wants === 'read' && typed.trim() !== textIn(posted, FIELDS.read).trim();
  return {
    wants,
    text: isAnother ? typed : textIn(posted, FIELDS.read),
    decisions: isAnother ? {} : decisionsIn(posted),
    children: isAnother ? NO_CHILD_DECISIONS : childrenIn(posted),
    onlyChild,
    done: isAnother
      ? []
      : textIn(posted, FIELDS.done)
          .split(',')
          .filter((line) => /^\d{1,3}$/.test(line))
          .map(Number),
    fileFault,
    pdfRefusal: PDF_REFUSALS.find((refusal) => refusal === textIn(posted, FIELDS.pdf)),
    mailRefusal: MAIL_REFUSALS.find((refusal) => refusal === textIn(posted, FIELDS.mail)),
    officeRefusal: OFFICE_REFUSALS.find((refusal) => refusal === textIn(posted, FIELDS.office)),
    key: parsePostedKey(textIn(posted, FIELDS.key)) ?? '',
  };
};
