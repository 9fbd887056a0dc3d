// Where a page says what of its address does not apply there.

import { useStaticPart } from '../../../react/static-part.tsx';
import type { UnknownPartsProps } from './unknown-parts.tsx';
import { unknownParts } from './unknown-parts-part.ts';

const Notice = ({ parts }: UnknownPartsProps) => <div {...useStaticPart(unknownParts, { parts }, parts)} />;

/** What the address of a page says and the shop does not understand, so that nobody takes for answered what was not. Most say nothing such. */
export const UnknownPartsNotice = ({ parts }: UnknownPartsProps) => parts.length > 0 && <Notice parts={parts} />;
