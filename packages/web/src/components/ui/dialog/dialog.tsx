// A modal dialog, on the browser's `dialog` element.

import { CircleCheck, X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { closeOnOtherPage } from './close-on-other-page.ts';
import styles from './dialog.module.css';

export type DialogProps = {
  readonly isOpen: boolean;
  readonly title: string;
  readonly tone?: 'plain' | 'good';
  /** The id of what a question says: the dialog is one that wants an answer, and readers hear it when the dialog opens. */
  readonly asks?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/**
 * A modal dialog of the platform: focus goes in, stays in and comes back, Escape, a press beside it and the way to
 * another page close it. The title is a heading and its name.
 */
export const Dialog = ({ isOpen, title, tone = 'plain', asks, onClose, children }: DialogProps) => {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // A selection that is dragged out of the dialog ends beside it, and the browser calls that a click on the dialog.
  const beganBeside = useRef(false);
  // The platform opens a dialog by a call, not by an attribute.
  useEffect(() => {
    const element = dialog.current;
    if (isOpen && element?.open === false) element.showModal();
    if (!isOpen && element?.open) element.close();
    return isOpen && element !== null ? closeOnOtherPage(element) : undefined;
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; the press beside it is only a convenience
    <dialog
      ref={dialog}
      className={styles.dialog}
      role={asks === undefined ? undefined : 'alertdialog'}
      aria-labelledby={titleId}
      aria-describedby={asks}
      onClose={onClose}
      onPointerDown={(event) => {
        beganBeside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && beganBeside.current) onClose();
      }}
    >
      <div className={styles.sheet}>
        <header className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {tone === 'good' ? <CircleCheck aria-hidden className={styles.good} size={24} /> : null}
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label={t('vue.dialog.close')} onClick={onClose}>
            <X aria-hidden size={22} />
          </button>
        </header>
        {isOpen ? children : null}
      </div>
    </dialog>
  );
};
