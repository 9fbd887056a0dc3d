// Whether a text shows anything at all. Source: spec 3 §5 "Field errors".

/** White space, control characters, what Unicode draws as nothing (zero-width space, soft hyphen, fillers), and braille without a dot. */
const BLANK = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Nothing that anybody could read is in the text. Characters without a width are allowed beside others: scripts and emoji are joined with them. */
export const isBlank = (text: string): boolean => BLANK.test(text);
