// Another article for a row where any brand will do: the cheaper first, chosen in the row's place.

import type { Alternative } from '@tornister/application/alternatives';
import type { ClassListEntry } from '@tornister/application/ports';
import { articleOf } from '@tornister/domain/classlist';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../i18n/format-money.ts';
import { useShop } from '../../react/shop-provider.tsx';
import { Button } from '../ui/button/button.tsx';
import { insteadField } from './alternative-fields.ts';
import styles from './class-list.module.css';
import { articleName, entryName } from './entry-words.ts';
import { useLostFocus } from './use-lost-focus.ts';

type AlternativesProps = {
  readonly entry: ClassListEntry;
  /** Absent as long as nobody has asked. */
  readonly alternatives: readonly Alternative[] | undefined;
  /** The order number of the one that was chosen. */
  readonly chosen: string | undefined;
};

const Choice = ({
  entry,
  alternatives,
  chosen,
}: AlternativesProps & { readonly alternatives: readonly Alternative[] }) => {
  const { t } = useTranslation('classList');
  const { numberLocale } = useShop().site.profile;
  const group = useRef<HTMLFieldSetElement>(null);
  const own = articleOf(entry);
  // What was chosen before the page was opened anew comes by itself.
  useLostFocus(group, chosen === undefined);
  const name = insteadField(entry.id);
  return (
    <fieldset ref={group} className={styles.alternatives}>
      <legend>{t('vue.classList.alternatives.of', { name: entryName(entry, t) })}</legend>
      <label>
        <input type="radio" name={name} value="" defaultChecked={chosen === undefined} />
        <span>{own === undefined ? t('vue.classList.alternatives.nothing') : articleName(own)}</span>
      </label>
      {alternatives.map(({ orderNumber, item, quantity, total, saving }) => (
        <label key={orderNumber}>
          <input type="radio" name={name} value={orderNumber} defaultChecked={chosen === orderNumber} />
          <span>
            {quantity} × {articleName(item)}, <strong>{formatMoney(total, numberLocale)}</strong>
            {saving === undefined ? null : (
              <span className={styles.promised}>
                {' '}
                {t('vue.classList.alternatives.saving', { saving: formatMoney(saving, numberLocale) })}
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
};

/** That there are none; the focus of the button goes on to it, as there is nothing to choose. */
const NoAlternatives = ({ chosen }: Pick<AlternativesProps, 'chosen'>) => {
  const { t } = useTranslation('classList');
  const told = useRef<HTMLParagraphElement>(null);
  useLostFocus(told, chosen === undefined);
  return (
    <p ref={told} className={styles.detail} role="status" tabIndex={-1}>
      {t('vue.classList.alternatives.none')}
    </p>
  );
};

/** A button that asks for them; then the choice, or that there are none. */
export const FamilyAlternatives = ({ entry, alternatives, chosen }: AlternativesProps) => {
  const { t } = useTranslation('classList');
  if (entry.choice === 'exact') return null;
  const kind = articleOf(entry) === undefined ? 'vue.classList.alternatives.find' : 'vue.classList.alternatives';
  if (alternatives === undefined)
    return (
      <p>
        <Button
          type="submit"
          name="intent"
          value={`alternatives ${entry.id}`}
          look="plain"
          size="small"
          aria-label={`${t(kind)}: ${entryName(entry, t)}`}
        >
          {t(kind)}
        </Button>
      </p>
    );
  return (
    <>
      <input type="hidden" name="open" value={entry.id} />
      {alternatives.length === 0 ? (
        <NoAlternatives chosen={chosen} />
      ) : (
        <Choice entry={entry} alternatives={alternatives} chosen={chosen} />
      )}
    </>
  );
};
