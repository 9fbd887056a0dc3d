// A line of an order that can be sent back: ticked, it asks how many pieces, why, and for pictures. What is not ticked shows only what it is.

import type { OpenedReturn } from '@tornister/application/ports';
import { RETURN_IMAGES_PER_LINE, remainingImages, UPLOAD_MAX_BYTES, UPLOAD_TYPES } from '@tornister/domain/forms';
import {
  isLineReturnable,
  RETURN_COMMENT_MAX_LENGTH,
  type ReturnableLine,
  type ReturnImage,
} from '@tornister/domain/returns';
import type { FieldError } from '@tornister/domain/shared';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../i18n/format-money.ts';
import { useShop } from '../../react/shop-provider.tsx';
import { Button } from '../ui/button/button.tsx';
import card from '../ui/card/card.module.css';
import formField from '../ui/form-field/form-field.module.css';
import { FieldFrame, SelectField, TextAreaField, TextField, tied } from '../ui/form-field/form-field.tsx';
import { Picture } from '../ui/picture/picture.tsx';
import styles from './item-card.module.css';
import { itemField } from './return-addresses.ts';
import { type ShownAnswer, shownAnswer } from './shown-answer.ts';

const BYTES_IN_MB = 1_024 * 1_024;

/** Room in the field: what is more than can be returned is said, not cut off. */
const TYPED_QUANTITY_LENGTH = 6;

export type ItemCardProps = {
  readonly line: ReturnableLine;
  /** What was answered before. */
  readonly answer: OpenedReturn['draft']['items'][number] | undefined;
  /** What stood in the form that came back: it counts more. */
  readonly typed?: Readonly<Record<string, string>> | undefined;
  readonly images: readonly ReturnImage[];
  readonly errors: readonly FieldError[];
};

type LineProps = Pick<ItemCardProps, 'line' | 'images' | 'errors'>;

const Goods = ({ line }: { readonly line: ReturnableLine }) => {
  const { t } = useTranslation('returns');
  const { numberLocale } = useShop().site.profile;
  return (
    <div className={styles.goods}>
      {line.picture === undefined ? null : (
        <Picture picture={line.picture} className={styles.picture} sizes="96px" alt="" />
      )}
      <div>
        <a href={line.path} className={styles.name}>
          {line.name}
        </a>
        <p className={styles.facts}>
          <span>{t('vue.returns.item.sku', { sku: line.sku })}</span>
          <span>{formatMoney(line.price, numberLocale)}</span>
          <span>{t('vue.returns.item.ordered', { count: line.orderedQuantity })}</span>
        </p>
        {line.additionalInfo === undefined ? null : <p className={styles.note}>{line.additionalInfo}</p>}
      </div>
    </div>
  );
};

/** Pictures that were handed in, each with a button that takes it away, and the field for more. */
const Images = ({ line, images, errors }: LineProps) => {
  const { t } = useTranslation('returns');
  const name = itemField(line.id, 'images');
  const left = remainingImages(images.length);
  const hint = t('vue.returns.images.hint', { count: RETURN_IMAGES_PER_LINE, maximum: UPLOAD_MAX_BYTES / BYTES_IN_MB });
  const field = { name, label: t('vue.returns.images.label'), errors, hint, isOptional: true };
  return (
    <>
      {images.length === 0 ? null : (
        <ul className={styles.images}>
          {images.map(({ id, preview }, index) => (
            <li key={id}>
              <img
                src={preview}
                width={96}
                height={96}
                alt={t('vue.returns.images.alt', { number: index + 1, name: line.name })}
              />
              <Button type="submit" name="removeImage" value={id} look="plain" size="small">
                {t('vue.returns.images.remove')}
                <span className="visually-hidden">
                  {' '}
                  {t('vue.returns.images.alt', { number: index + 1, name: line.name })}
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {left === 0 ? (
        <p>{t('vue.returns.images.full', { count: RETURN_IMAGES_PER_LINE })}</p>
      ) : (
        <FieldFrame {...field}>
          {/* Empty again once its files were handed in. */}
          <input
            key={images.map(({ id }) => id).join()}
            {...tied(field)}
            className={formField.input}
            type="file"
            multiple={left > 1}
            accept={UPLOAD_TYPES['return-image'].join()}
          />
        </FieldFrame>
      )}
      {left === 0 ? null : (
        <Button type="submit" name="intent" value="images" look="secondary" size="small">
          {t('vue.returns.images.upload')}
        </Button>
      )}
    </>
  );
};

const Questions = ({ line, shown, images, errors }: LineProps & { readonly shown: ShownAnswer }) => {
  const { t } = useTranslation('returns');
  const isMany = line.returnableQuantity > 1;
  const none = { value: '', label: t('vue.returns.item.choose') };
  return (
    <fieldset className={styles.questions}>
      <legend className="visually-hidden">{line.name}</legend>
      {isMany ? (
        <TextField
          name={itemField(line.id, 'quantity')}
          label={t('vue.returns.item.quantity')}
          hint={t('vue.returns.item.most', { count: shown.most })}
          errors={errors}
          inputMode="numeric"
          maxLength={TYPED_QUANTITY_LENGTH}
          defaultValue={shown.quantity}
        />
      ) : (
        <input type="hidden" name={itemField(line.id, 'quantity')} value="1" />
      )}
      <SelectField
        name={itemField(line.id, 'reason')}
        label={t('vue.returns.item.reason')}
        errors={errors}
        defaultValue={shown.reason}
        options={[none, ...line.reasons.map(({ name, displayName }) => ({ value: name, label: displayName }))]}
      />
      {line.components.length === 0 ? null : (
        <SelectField
          name={itemField(line.id, 'component')}
          label={t('vue.returns.item.component')}
          errors={errors}
          defaultValue={shown.component}
          options={[
            ...(line.wholeQuantity > 0 ? [{ value: '', label: t('vue.returns.item.whole') }] : []),
            ...line.components.map(({ sku, name }) => ({ value: sku, label: name })),
          ]}
        />
      )}
      <TextAreaField
        name={itemField(line.id, 'comment')}
        label={t('vue.returns.item.comment')}
        hint={t('vue.returns.item.commentHint')}
        errors={errors}
        isOptional
        maxLength={RETURN_COMMENT_MAX_LENGTH}
        defaultValue={shown.comment}
      />
      <Images line={line} images={images} errors={errors} />
    </fieldset>
  );
};

/** A line with a box to tick; one of which nothing can go back any more says so. */
export const ItemCard = ({ line, answer, typed, images, errors }: ItemCardProps) => {
  const { t } = useTranslation('returns');
  const shown = shownAnswer(line, answer, typed);
  const id = itemField(line.id, 'picked');
  if (!isLineReturnable(line))
    return (
      <li className={card.card}>
        <Goods line={line} />
        <p className={styles.note}>
          {line.shippedQuantity === 0 ? t('vue.returns.item.notSent') : t('vue.returns.item.tooLate')}
        </p>
      </li>
    );
  return (
    <li className={`${card.card} ${styles.item}`}>
      <Goods line={line} />
      <label className={styles.pick} htmlFor={id}>
        <input id={id} name={id} type="checkbox" value="true" defaultChecked={shown.isPicked} />
        <span>
          {t('vue.returns.item.pick')}
          <span className="visually-hidden">: {line.name}</span>
        </span>
      </label>
      <Questions line={line} shown={shown} images={images} errors={errors} />
    </li>
  );
};
