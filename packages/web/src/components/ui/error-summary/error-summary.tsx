// The list of a form's errors above its fields, each a link to its field.

import type { FieldError } from '@tornister/domain/shared';
import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textKeyOf } from '../../../i18n/error-messages.ts';
import { useWasServerRendered } from '../../../react/use-was-server-rendered.ts';
import styles from './error-summary.module.css';

export type ErrorSummaryProps = {
  /** What is wrong with the form as a whole: a key or the server's own sentence. */
  readonly message?: string | undefined;
  readonly errors: readonly FieldError[];
  /** The label of a field, as it stands beside it. */
  readonly labelOf: (field: string) => string;
  /** What the ids of the form's fields begin with. */
  readonly idPrefix?: string;
};

/**
 * What keeps a form from being accepted, before its first field: one link per wrong field. It takes the focus when it appears, so that
 * nobody has to look for it. Without scripts it is simply the first thing on the page, and an alert: nothing else tells of it there. Where it takes the
 * focus, readers read it for that, and an alert would be read a second time. Its words describe it and do not
 * name it: they repeat the names of fields, by which somebody who dictates names what to press.
 */
export const ErrorSummary = ({ message, errors, labelOf, idPrefix = '' }: ErrorSummaryProps) => {
  const { t } = useTranslation();
  const summary = useRef<HTMLDivElement>(null);
  const isShown = errors.length > 0 || message !== undefined;
  const wasServerRendered = useWasServerRendered();
  const isHydrating = useRef(wasServerRendered);
  const [first] = useState({ errors, message });
  const isFromServer = wasServerRendered && errors === first.errors && message === first.message;
  const titleId = useId();
  const told = isFromServer ? { role: 'alert' } : { role: 'group', 'aria-describedby': titleId };
  // A new verdict is where reading goes on; but who is in a field already when the page is hydrated stays there.
  useEffect(() => {
    const isBusy = isHydrating.current && document.activeElement !== document.body;
    isHydrating.current = false;
    if (!isBusy && (errors.length > 0 || message !== undefined)) summary.current?.focus();
  }, [errors, message]);
  if (!isShown) return null;
  return (
    <div ref={summary} className={styles.summary} {...told} tabIndex={-1}>
      <p id={titleId} className={styles.title}>
        <CircleAlert aria-hidden size={22} />
        {message === undefined ? t('vue.form.error.summary', { count: errors.length }) : t(textKeyOf(message))}
      </p>
      {errors.length === 0 ? null : (
        <ul className={styles.list}>
          {errors.map(({ field, message: wrong, values }) => (
            <li key={`${field} ${wrong}`}>
              <a href={`#${idPrefix}${field}`}>{labelOf(field)}</a>
              {labelOf(field).endsWith('?') ? ' ' : ': '}
              {t(textKeyOf(wrong), values ?? {})}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
