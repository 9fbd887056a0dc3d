// What is asked and told after a curated list went into the basket: variants to choose, changed quantities, full lines, what was added.

import { PATHS } from '@tornister/domain/routing';
import type { TeaserList, TeaserListEntry, TeaserListFollowUp } from '@tornister/domain/wishlist';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/format-money.ts';
import { useShop } from '../../../react/shop-provider.tsx';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import { type ChosenEntries, teaserHref } from './teaser-address.ts';
import { itemField, quantityField, TEASER_INTENTS } from './teaser-fields.ts';
import styles from './teaser-follow-ups.module.css';

type PartProps<Kind extends TeaserListFollowUp['kind']> = {
  readonly list: TeaserList;
  readonly entries: Extract<TeaserListFollowUp, { readonly kind: Kind }>['entries'];
};

/** The key of the next press, where the browser posts it, and what was chosen in a form that was refused; in a tab the press makes its own. */
type KeyProps = { readonly formKey?: string; readonly chosen?: ChosenEntries | undefined };

/** The row of the list that an entry came from; an entry that is not of this list has none. */
const rowOf = ({ items }: TeaserList, { productId }: TeaserListEntry) =>
  items.find(({ entry }) => entry.item.productId === productId);

/** The row whose variant is to be chosen: of a product that is asked for several times, each entry has a row of its own. */
const openRowOf = ({ items }: TeaserList, entries: readonly TeaserListEntry[], at: number) => {
  const productId = entries[at]?.productId;
  const earlier = entries.slice(0, at).filter((entry) => entry.productId === productId).length;
  return items.filter((row) => row.isVariantOpen && row.entry.item.productId === productId)[earlier];
};

/** What an entry is called, with its variant where it has several. */
const nameOf = (list: TeaserList, entry: TeaserListEntry): string => {
  const row = rowOf(list, entry);
  const variant = row?.variants.find(({ itemId }) => itemId === entry.itemId);
  return [row?.entry.item.name, variant?.label].filter((part) => part !== undefined).join(', ');
};

/** Each article whose item has to be chosen; one press puts them into the basket. */
const ChooseVariants = ({ list, entries, formKey, chosen }: PartProps<'choose-variants'> & KeyProps) => {
  const { t } = useTranslation('wishlist');
  const { numberLocale } = useShop().site.profile;
  const id = useId();
  return (
    // Whom the shop does not answer is asked again at the same address.
    <form
      method="post"
      action={teaserHref(list.id, { followUps: [{ kind: 'choose-variants', entries }] })}
      className={styles.part}
    >
      <h3>{t('vue.teaserList.choose', { count: entries.length })}</h3>
      <input type="hidden" name="teaser" value={list.id} />
      {formKey === undefined ? null : <input type="hidden" name="key" value={formKey} />}
      {entries.map((wanted, at) => {
        const row = openRowOf(list, entries, at);
        if (row === undefined) return null;
        const { entry, variants } = row;
        return (
          <p key={entry.id} className={styles.variant}>
            <label htmlFor={`${id}${entry.id}`}>{entry.item.name}</label>
            <input type="hidden" name={quantityField(entry.id)} value={wanted.quantity} />
            <select
              id={`${id}${entry.id}`}
              name={itemField(entry.id)}
              defaultValue={chosen?.get(entry.id)?.itemId ?? ''}
            >
              <option value="">{t('vue.teaserList.leaveOut')}</option>
              {variants.map(({ itemId, label, price, isSaleable }) => (
                <option key={itemId} value={itemId} disabled={!isSaleable}>
                  {t('vue.teaserList.variant', { label, price: formatMoney(price, numberLocale) })}
                </option>
              ))}
            </select>
          </p>
        );
      })}
      <div>
        <Button type="submit" name="intent" value={TEASER_INTENTS.resolve}>
          {t('vue.teaserList.resolve')}
        </Button>
      </div>
    </form>
  );
};

const ChangedQuantities = ({ list, entries }: PartProps<'changed-quantities'>) => {
  const { t } = useTranslation('wishlist');
  return (
    <div className={styles.part}>
      <h3>{t('vue.teaserList.changed', { count: entries.length })}</h3>
      <ul>
        {entries.map((entry) => (
          <li key={`${entry.productId} ${entry.itemId}`}>
            {t('vue.teaserList.changedOne', {
              name: nameOf(list, entry),
              wanted: entry.wantedQuantity,
              quantity: entry.quantity,
            })}
          </li>
        ))}
      </ul>
    </div>
  );
};

const Names = ({ list, entries, headline }: PartProps<'added'> & { readonly headline: string }) => (
  <div className={styles.part}>
    <h3>{headline}</h3>
    <ul>
      {entries.map((entry) => (
        <li key={`${entry.productId} ${entry.itemId}`}>
          {entry.quantity} × {nameOf(list, entry)}
        </li>
      ))}
    </ul>
  </div>
);

/** Only what the list has: an address may name anything. */
const ofList = <Entry extends TeaserListEntry>(list: TeaserList, entries: readonly Entry[]): readonly Entry[] =>
  entries.filter((entry) => rowOf(list, entry) !== undefined);

type FollowUpProps = KeyProps & { readonly list: TeaserList; readonly followUp: TeaserListFollowUp };

const FollowUp = ({ list, followUp, ...key }: FollowUpProps) => {
  const { t } = useTranslation('wishlist');
  const count = ofList(list, followUp.entries).length;
  if (count === 0) return null;
  switch (followUp.kind) {
    case 'choose-variants':
      return <ChooseVariants list={list} entries={ofList(list, followUp.entries)} {...key} />;
    case 'changed-quantities':
      return <ChangedQuantities list={list} entries={ofList(list, followUp.entries)} />;
    case 'maximum-in-cart':
      return (
        <Names list={list} entries={ofList(list, followUp.entries)} headline={t('vue.teaserList.full', { count })} />
      );
    case 'added':
      return (
        <Names list={list} entries={ofList(list, followUp.entries)} headline={t('vue.teaserList.added', { count })} />
      );
  }
};

/** The follow-ups in their order. */
export const TeaserFollowUps = ({
  list,
  followUps,
  ...key
}: KeyProps & {
  readonly list: TeaserList;
  readonly followUps: readonly TeaserListFollowUp[];
}) => {
  const { t } = useTranslation();
  const hasAdded = followUps.some(({ kind }) => kind === 'added' || kind === 'changed-quantities');
  return (
    <div className={styles.parts}>
      {followUps.map((followUp) => (
        <FollowUp key={followUp.kind} list={list} followUp={followUp} {...key} />
      ))}
      {hasAdded ? (
        <p>
          <LinkButton look="secondary" href={PATHS.basket}>
            {t('vue.addedToCart.toBasket')}
          </LinkButton>
        </p>
      ) : null}
    </div>
  );
};
