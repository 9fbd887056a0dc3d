// The forms of the page of contact details, by what they post as `intent`.

export const CONTACT_INTENTS = { save: 'save', email: 'email', confirmEmail: 'confirm-email' } as const;

/** A form that was refused, with what was typed into it. */
export type RefusedForm = {
  readonly typed: Readonly<Record<string, string>>;
  readonly errors: readonly { readonly field: string; readonly message: string }[];
  readonly message?: string;
};

/** What is wrong with the form of this intent, if it was this one that was refused. */
export const refusedAt = (refusal: RefusedForm | undefined, intent: string): RefusedForm | undefined =>
  refusal?.typed.intent === intent ? refusal : undefined;
