/** A published operation: its name, its text, and the types of what it asks and answers. */
export type Operation<Answer, Variables> = {
  readonly name: string;
  readonly kind: 'query' | 'mutation';
  readonly text: string;
  /** Only for the compiler: ties the answer and the variables to the operation. */
  readonly types?: (variables: Variables) => Answer;
};
