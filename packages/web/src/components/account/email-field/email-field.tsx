// The e-mail field of forms that open an account: it completes the address, and says when the address has an account already.

import type { OpenedEmailField } from '@tornister/application/session';
import { type CompletionKey, errorsOf } from '@tornister/domain/forms';
import { PATHS } from '@tornister/domain/routing';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionUseCases } from '../../../composition/session-tokens.ts';
import { useBehavior } from '../../../react/use-behavior.ts';
import { usePageUseCase } from '../../../react/use-page-use-case.ts';
import formField from '../../ui/form-field/form-field.module.css';
import { FieldFrame, type FieldProps, tied } from '../../ui/form-field/form-field.tsx';
import styles from './email-field.module.css';
import { EmailSuggestions, suggestionId } from './email-suggestions.tsx';

const KEYS: readonly string[] = ['ArrowDown', 'ArrowUp', 'Enter', 'Escape'] satisfies readonly CompletionKey[];
const isCompletionKey = (key: string): key is CompletionKey => KEYS.includes(key);

const TAKEN = 'emailNotUnique';

export type EmailFieldProps = FieldProps & {
  readonly defaultValue?: string | undefined;
  /** What addresses are completed with; the same object as long as the page is the same. */
  readonly opened: OpenedEmailField;
};

/**
 * A field for a new e-mail address: a combobox with manual selection (WAI-ARIA), whose list is a help and never in the way. Without scripts
 * it is the plain field.
 */
export const EmailField = ({ defaultValue, opened, ...field }: EmailFieldProps) => {
  const email = usePageUseCase(sessionUseCases.typeEmail, opened);
  const { completion, isTaken } = useBehavior(email.state$);
  const input = useRef<HTMLInputElement>(null);
  // Without scripts there is no list, so the field does not speak of one.
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);

  const { name } = field;
  const { suggestions, highlighted } = completion;
  const listId = `${name}-suggestions`;
  const isTold = errorsOf(name, field.errors).some(({ message }) => message === TAKEN);
  const errors = isTaken && !isTold ? [...field.errors, { field: name, message: TAKEN }] : field.errors;

  const write = (text: string): void => {
    if (input.current !== null) input.current.value = text;
  };
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { key, nativeEvent } = event;
    if (nativeEvent.isComposing || suggestions.length === 0 || !isCompletionKey(key)) return;
    // Enter with nothing marked sends the form, as in every other field.
    if (key === 'Enter' && highlighted === undefined) return;
    event.preventDefault();
    write(email.press(key));
  };
  return (
    <div className={styles.email}>
      <FieldFrame {...field} errors={errors}>
        <span className={styles.box}>
          <input
            {...tied({ ...field, errors })}
            ref={input}
            className={formField.input}
            type="email"
            inputMode="email"
            autoComplete={field.autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={defaultValue ?? ''}
            {...(isAlive && {
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-expanded': suggestions.length > 0,
              'aria-controls': listId,
              'aria-activedescendant': highlighted === undefined ? undefined : suggestionId(listId, highlighted),
            })}
            onChange={(event) => email.type(event.currentTarget.value)}
            onKeyDown={press}
            onBlur={email.leave}
          />
          <EmailSuggestions
            id={listId}
            suggestions={suggestions}
            highlighted={highlighted}
            onChoose={(address) => write(email.choose(address))}
          />
        </span>
      </FieldFrame>
      <p role="status" className={styles.known}>
        {isTaken || isTold ? <KnownAddress /> : null}
      </p>
    </div>
  );
};

/** What somebody can do whose address has an account already. */
const KnownAddress = () => {
  const { t } = useTranslation('account');
  return (
    <>
      {t('vue.account.email.known')} <a href={PATHS.login}>{t('vue.account.login.title')}</a>
      {' · '}
      <a href={PATHS.resetPassword}>{t('vue.login.forgotten')}</a>
    </>
  );
};
