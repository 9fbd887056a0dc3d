// Printed catalogues to tick, each with its cover.

import type { PrintedCatalogue } from '@tornister/application/ports';
import { errorsOf } from '@tornister/domain/forms';
import type { FieldError } from '@tornister/domain/shared';
import { useTranslation } from 'react-i18next';
import { textKeyOf } from '../../i18n/error-messages.ts';
import { Picture } from '../ui/picture/picture.tsx';
import styles from './service.module.css';

export type CatalogueChoiceProps = {
  readonly catalogues: readonly PrintedCatalogue[];
  readonly errors: readonly FieldError[];
  /** The name of a catalogue's box. */
  readonly nameOf: (id: string) => string;
  /** What was typed before, where the form is shown again. */
  readonly typed: Readonly<Record<string, string>> | undefined;
};

/** A group of boxes; the first takes the focus of the error summary's link. */
export const CatalogueChoice = ({ catalogues, errors, nameOf, typed }: CatalogueChoiceProps) => {
  const { t } = useTranslation('service');
  const wrong = errorsOf('catalogueIds', errors);
  return (
    <fieldset id="catalogueIds" className={styles.catalogues} tabIndex={-1}>
      <legend>{t('vue.catalogues.choose')}</legend>
      {catalogues.map(({ id, name, description, pages, picture }) => (
        <label key={id} className={styles.catalogue}>
          <Picture picture={picture} sizes="(min-width: 768px) 15rem, 100vw" alt="" />
          <span className={styles.choice}>
            <input
              type="checkbox"
              name={nameOf(id)}
              value="true"
              defaultChecked={typed?.[nameOf(id)] !== undefined}
              {...(wrong.length > 0 ? { 'aria-invalid': true, 'aria-describedby': 'catalogueIds-error' } : {})}
            />
            <strong>{name}</strong>
            <small>{description}</small>
            <small>{t('vue.catalogues.pages', { count: pages })}</small>
          </span>
        </label>
      ))}
      {wrong.length === 0 ? null : (
        <p id="catalogueIds-error" className={styles.wrong}>
          {wrong.map(({ message, values }) => t(textKeyOf(message), values ?? {})).join(' ')}
        </p>
      )}
    </fieldset>
  );
};

/** Who orders something anyway puts a catalogue into the basket: links to those of which there are some. */
export const WithOrder = ({ catalogues }: Pick<CatalogueChoiceProps, 'catalogues'>) => {
  const { t } = useTranslation('service');
  const sold = catalogues.filter(({ path }) => path !== undefined);
  if (sold.length === 0) return null;
  return (
    <div>
      <p>{t('vue.catalogues.withOrder')}</p>
      <ul>
        {sold.map(({ id, path, name }) => (
          <li key={id}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  );
};
