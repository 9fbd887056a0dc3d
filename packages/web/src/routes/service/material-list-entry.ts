// What the page of material lists posts: a text or a file, and what was chosen for each line of the list that was read.

import type { MaterialDecisions } from '@tornister/application/material-list';
import { decisionsIn, FIELDS, textIn } from '../../components/material-list/list-fields.ts';
import { FILE_MAX_BYTES, textOf } from './order-form-entry.ts';

export type PostedMaterialList = {
  readonly wants: 'read' | 'check' | 'add' | 'save';
  readonly text: string;
  readonly decisions: MaterialDecisions;
  readonly done: readonly number[];
  readonly isFileTooLarge: boolean;
  readonly key: string;
};

/** The form as it was posted. Reading takes what stands in the field and the file; the other buttons go by the list that is shown. */
export const readPostedList = async (posted: FormData): Promise<PostedMaterialList> => {
  const intent = textIn(posted, FIELDS.intent);
  const wants = intent === 'add' || intent === 'check' || intent === 'save' ? intent : 'read';
  const file = posted.get(FIELDS.file);
  const isFileTooLarge = file instanceof File && file.size > FILE_MAX_BYTES;
  const fromFile = file instanceof File && !isFileTooLarge ? textOf(await file.arrayBuffer()) : '';
  const typed = [textIn(posted, FIELDS.text), fromFile].filter((part) => part.trim() !== '').join('\n');
  return {
    wants,
    text: wants === 'read' ? typed : textIn(posted, FIELDS.read),
    decisions: wants === 'read' ? {} : decisionsIn(posted),
    done:
      wants === 'read'
        ? []
        : textIn(posted, FIELDS.done)
            .split(',')
            .filter((line) => /^\d{1,3}$/.test(line))
            .map(Number),
    isFileTooLarge,
    key: /^[\w-]{8,60}$/.exec(textIn(posted, FIELDS.key))?.[0] ?? '',
  };
};
