// What is wrong with a line of an import file, in words for the operator.

export type ImportProblem = {
  /** The file, like `products.jsonl`. */
  readonly file: string;
  /** From 1; 0 for the whole file. */
  readonly line: number;
  /** Where in the line, like `name.de` or `pictures[0].file`; empty for the whole line. */
  readonly field: string;
  /** What is wrong and what is allowed. */
  readonly message: string;
};

/** `products.jsonl, line 3, name.de: …` */
export const problemText = ({ file, line, field, message }: ImportProblem): string =>
  `${file}${line === 0 ? '' : `, line ${line}`}${field === '' ? '' : `, ${field}`}: ${message}`;
