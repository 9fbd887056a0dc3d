// The choice of a variant by its attributes, like size and colour: tiles, swatches or dropdowns.

import { productLink, type VariantAttribute, type VariantOption } from '@tornister/domain/catalogue';
import type { TFunction } from 'i18next';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { opensElsewhere } from '../../ui/opens-elsewhere.ts';
import styles from './variant-choice.module.css';

type VariantChoiceProps = {
  readonly attribute: VariantAttribute;
  /** Path of the product; options lead to it with their item. */
  readonly path: string;
  readonly onChoose: (name: string, value: string) => void;
};

const Swatch = ({ option }: { readonly option: VariantOption }) => {
  if (option.image !== undefined) {
    return <img className={styles.image} src={option.image} alt="" width="40" height="40" loading="lazy" />;
  }
  if (option.css === undefined) return null;
  // The colour is an attribute of a drawing: the page's policy allows no style attribute.
  return (
    <svg className={styles.swatch} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
      <circle cx="10" cy="10" r="9" fill={option.css} />
    </svg>
  );
};

const Tiles = ({ attribute, path, onChoose }: VariantChoiceProps) => {
  const { t } = useTranslation('browse');
  const labelId = useId();
  const chosen = attribute.options.find(({ selected }) => selected);
  return (
    <fieldset aria-labelledby={labelId}>
      <p id={labelId} className={styles.label}>
        {attribute.displayName}
        {chosen !== undefined && <strong>{chosen.label}</strong>}
      </p>
      <ul className={styles.tiles}>
        {attribute.options.map((option) => (
          <li key={option.value}>
            <a
              className={styles.tile}
              href={option.itemId === undefined ? undefined : hrefOf(path, option.itemId)}
              role={option.itemId === undefined ? 'link' : undefined}
              aria-disabled={option.itemId === undefined ? true : undefined}
              aria-current={option.selected ? 'true' : undefined}
              data-disabled={option.disabled ? '' : undefined}
              data-keep-scroll=""
              onClick={(event) => {
                if (opensElsewhere(event)) return;
                event.preventDefault();
                if (option.itemId !== undefined) onChoose(attribute.name, option.value);
              }}
            >
              <Swatch option={option} />
              <span>{option.label}</span>
              {option.hasDiscount && <span className={styles.discount}>{t('vue.variant.discount')}</span>}
              {option.disabled && option.itemId !== undefined && (
                <span className="visually-hidden">{t('vue.variant.changesOthers')}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </fieldset>
  );
};

const hrefOf = (path: string, itemId: NonNullable<VariantOption['itemId']>): string =>
  productLink(path, { itemId, hasVariantInfo: true });

const optionText = ({ label, hasDiscount, disabled, itemId }: VariantOption, t: TFunction<'browse'>): string => {
  if (disabled && itemId !== undefined) return t('vue.variant.withOthersChanged', { label });
  return hasDiscount ? t('vue.variant.withDiscount', { label }) : label;
};

const Dropdown = ({ attribute, path, onChoose }: VariantChoiceProps) => {
  const { t } = useTranslation('browse');
  const chosen = attribute.options.find(({ selected }) => selected);
  return (
    // Without scripts the form opens the page with the item that the option leads to.
    <form method="get" action={path} className={styles.dropdown}>
      <label className={styles.label}>
        {attribute.displayName}
        <select
          name="varid"
          value={chosen?.itemId ?? chosen?.value ?? ''}
          onChange={(event) => {
            const option = attribute.options.find(
              ({ itemId, value }) => (itemId ?? value) === event.currentTarget.value,
            );
            if (option !== undefined) onChoose(attribute.name, option.value);
          }}
        >
          {chosen === undefined && <option value="">{t('vue.variant.choose')}</option>}
          {attribute.options.map((option) => (
            <option key={option.value} value={option.itemId ?? option.value} disabled={option.itemId === undefined}>
              {optionText(option, t)}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <Button type="submit" look="secondary">
          {t('vue.variant.show')}
        </Button>
      </noscript>
    </form>
  );
};

/** One attribute of a product: as tiles, with a colour or picture beside the words, or as a dropdown. */
export const VariantChoice = (props: VariantChoiceProps) =>
  props.attribute.type === 'tile' ? <Tiles {...props} /> : <Dropdown {...props} />;
