// Quantity field and "add to basket" button of a product.

import { type Added, type LineLimit, limitIn } from '@tornister/application/cart';
import { addToCartLabelKey, quantityErrorOf } from '@tornister/domain/cart';
import { INITIAL_QUANTITY, type Orderable, orderable, parseTypedQuantity } from '@tornister/domain/catalogue';
import { PATHS } from '@tornister/domain/routing';
import type { ItemId } from '@tornister/domain/shared';
import { ShoppingBasket } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cartUseCases } from '../../../composition/cart-tokens.ts';
import { deferredCode, useDeferredCode } from '../../../react/deferred-code.ts';
import { useService, useShop } from '../../../react/shop-provider.tsx';
import { Button } from '../../ui/button/button.tsx';
import { QuantityField } from '../quantity-field/quantity-field.tsx';
import styles from './add-to-basket-form.module.css';

export type AddToBasketFormProps = {
  readonly itemId: ItemId;
  readonly minimum: number;
  readonly maximum: number;
  /** Name of the product, for the names of the controls. */
  readonly name: string;
  /** Whether another variant was chosen that is still being loaded: until it is there, nothing can be added. */
  readonly isWaiting?: boolean;
};

/** By this name a button elsewhere on the page sends the form. */
export const BUY_FORM_ID = 'buy';

/** Comes while the basket is asked: no visit needs it before something is added. */
export const addedDialog = deferredCode(async () => (await import('./added-dialog.tsx')).AddedDialog);

/** Why other pieces are added than are typed. */
const limitOf = (found: Orderable): LineLimit | undefined => {
  const error = quantityErrorOf(found);
  return error && limitIn(error);
};

type Answered = Added & { readonly quantity: number; readonly limit?: LineLimit };

type FormOfItemProps = AddToBasketFormProps & {
  readonly isAdding: boolean;
  /** Tells that a call has begun, what has come of it, and that it is over. */
  readonly onAdding: (isAdding: boolean) => void;
  readonly onAdded: (answered: Answered) => void;
};

/** The quantity and the button of one article: another one has a quantity and limits of its own. */
const FormOfItem = ({
  itemId,
  minimum,
  maximum,
  name,
  isWaiting = false,
  isAdding,
  onAdding,
  onAdded,
}: FormOfItemProps) => {
  const { t } = useTranslation();
  const editCart = useService(cartUseCases.editCart);
  const makeReady = useService(cartUseCases.makeCartReady);
  const opening = Math.max(minimum, INITIAL_QUANTITY);
  const [quantity, setQuantity] = useState(opening);
  const [limit, setLimit] = useState<LineLimit>();
  // What the field has told when it was left; the dialog says it again, for it stands in front of the field.
  const told = useRef<LineLimit>(undefined);

  /** A reach for the form; what cannot be fetched now is asked for once more by the press, and by the dialog itself. */
  const reach = (): void => void Promise.all([makeReady(), addedDialog.fetch()]).catch(() => undefined);

  const add = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isAdding || isWaiting) return;
    // What stands in the field counts, even when it was typed a moment ago and is not applied yet.
    // Sent from the field with what is no number, it is the least that can be, as when the field is left.
    const typed = parseTypedQuantity(String(new FormData(event.currentTarget).get('quantity')));
    if (typed === undefined) told.current = { reason: 'no-number', amount: opening };
    const found = orderable(typed ?? opening, { minimumOrderQuantity: minimum, maxQuantity: maximum });
    // What none can be had of is refused by the shop, in its words.
    const pieces = found.kind === 'not-for-sale' ? minimum : found.quantity;
    const limited = limitOf(found) ?? told.current;
    onAdding(true);
    setLimit(undefined);
    addedDialog.fetch().catch(() => undefined);
    void editCart
      .add(itemId, pieces)
      .andTee((answer) => {
        const { quantity: added = pieces, limit: answered = limited } = answer.lessThanWanted ?? {};
        setLimit(answer.lessThanWanted?.limit);
        onAdded({ ...answer, quantity: added, ...(answered === undefined ? {} : { limit: answered }) });
      })
      .orTee((error) => setLimit(limitIn(error)))
      .then(() => onAdding(false));
  };

  return (
    <form
      id={BUY_FORM_ID}
      method="post"
      action={PATHS.basket}
      className={styles.form}
      onSubmit={add}
      onPointerEnter={reach}
      onFocus={reach}
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="itemId" value={itemId} />
      <QuantityField
        name={name}
        quantity={quantity}
        minimum={minimum}
        maximum={maximum}
        limit={limit}
        onApply={setQuantity}
        onLimit={(limit) => {
          told.current = limit;
        }}
      />
      <div className={styles.button}>
        <Button type="submit" look="strong" size="large" aria-disabled={isAdding || isWaiting}>
          <ShoppingBasket aria-hidden size={22} />
          {t(addToCartLabelKey(isAdding))}
        </Button>
      </div>
    </form>
  );
};

/**
 * Puts pieces into the basket: with scripts at once, with a label while it runs and a dialog when it is done; without them by posting to
 * the basket. A second press while the first runs does nothing. What was added is told also where another article was chosen meanwhile.
 */
export const AddToBasketForm = (props: AddToBasketFormProps) => {
  const shop = useShop();
  const [isAdding, setIsAdding] = useState(false);
  const [added, setAdded] = useState<Answered>();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const notify = (): void => {
    const message = 'vue.addedToCart.headline';
    shop.get(cartUseCases.showNotices).notify({ id: message, tone: 'success', message });
  };

  const AddedDialog = useDeferredCode(addedDialog, added !== undefined, undefined, () => {
    // The goods are in the basket all the same.
    notify();
    setAdded(undefined);
  });

  return (
    <>
      <FormOfItem
        key={props.itemId}
        {...props}
        isAdding={isAdding}
        onAdding={setIsAdding}
        onAdded={(answered) => (isShown.current ? setAdded(answered) : notify())}
      />
      {AddedDialog === undefined ? null : <AddedDialog added={added} onClose={() => setAdded(undefined)} />}
    </>
  );
};
