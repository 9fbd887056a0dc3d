// One of what the shop offers for goods that go back: radio buttons with a name and a sentence.

import type { Regulation } from '@tornister/domain/returns';
import styles from '../checkout/payment-choice/radio-cards.module.css';

export type OfferChoiceProps = {
  readonly name: string;
  readonly offers: readonly Regulation[];
  readonly chosen: string | undefined;
};

export const OfferChoice = ({ name, offers, chosen }: OfferChoiceProps) => (
  <div className={styles.cards}>
    {offers.map(({ code, name: label, description }, index) => (
      <label key={code} className={styles.card}>
        {/* A mistake is told at the first. */}
        <input
          id={index === 0 ? name : undefined}
          type="radio"
          name={name}
          value={code}
          defaultChecked={code === chosen}
        />
        <span className={styles.text}>
          <span className={styles.title}>{label}</span>
          <span className={styles.description}>{description}</span>
        </span>
      </label>
    ))}
  </div>
);
