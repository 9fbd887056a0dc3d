// The e-mail field of a form that opens an account: it completes the address while it is typed, and says when there is an account of that
// address already. Source: spec 3 §5 "Email", "Email completion"; spec 2 §5 "An email uniqueness check … exist".

import {
  type CompletionKey,
  completeEmail,
  type EmailCompletion,
  isEmailAddress,
  pressCompletionKey,
  UNIQUENESS_DEBOUNCE_MS,
} from '@tornister/domain/forms';
import { from, map, of, Subject, switchMap } from 'rxjs';
import { type Behavior, behavior, type Scope } from '../kernel/index.ts';
import type { AccountGateway, Clock } from '../ports/index.ts';

type EmailFieldState = {
  readonly completion: EmailCompletion;
  /** There is an account of this address. */
  readonly isTaken: boolean;
};

export type TypeEmail = {
  readonly state$: Behavior<EmailFieldState>;
  /** Takes note of what stands in the field. */
  readonly type: (text: string) => void;
  /** A key of the list; answers the text that the field has from now on. */
  readonly press: (key: CompletionKey) => string;
  /** Takes an address of the list; answers it. */
  readonly choose: (address: string) => string;
  /** The field was left: the list closes. */
  readonly leave: () => void;
};

export type OpenedEmailField = {
  /** What addresses are completed with. */
  readonly emailDomains: readonly string[];
};

export type TypeEmailPorts = {
  readonly account: Pick<AccountGateway, 'isUniqueEmail'>;
  readonly clock: Pick<Clock, 'after$'>;
};

/** Whether an address is taken is asked for whole addresses only, after a pause; a question that is refused or fails says nothing. */
export const createTypeEmail = (
  scope: Scope,
  { account, clock }: TypeEmailPorts,
  { emailDomains }: OpenedEmailField,
): TypeEmail => {
  const state = behavior<EmailFieldState>({ completion: completeEmail('', emailDomains), isTaken: false });
  const texts = new Subject<string>();
  const isTaken = (email: string) =>
    clock.after$(UNIQUENESS_DEBOUNCE_MS).pipe(
      switchMap(() => from(account.isUniqueEmail(email))),
      map((answer) => !answer.unwrapOr(true)),
    );
  scope
    // A newer text cancels the pause and the question of the older one.
    .during(texts.pipe(switchMap((text) => (isEmailAddress(text.trim()) ? isTaken(text.trim()) : of(false)))))
    .subscribe((taken) => state.update((before) => ({ ...before, isTaken: taken })));

  /** The list after a change, and the question about what the field holds now. */
  const show = (completion: EmailCompletion): string => {
    const isNew = completion.typed !== state.state$.value.completion.typed;
    state.update((before) => ({ completion, isTaken: before.isTaken && !isNew }));
    if (isNew) texts.next(completion.typed);
    return completion.typed;
  };
  return {
    state$: state.state$,
    type: (text) => {
      show(completeEmail(text, emailDomains));
    },
    press: (key) => show(pressCompletionKey(state.state$.value.completion, key)),
    choose: (address) => show({ typed: address, suggestions: [] }),
    leave: () => {
      show(pressCompletionKey(state.state$.value.completion, 'Escape'));
    },
  };
};
