// Notes that the law asks for on the page of a product. Source: § 18 ElektroG, § 18 BattDG; §§ 312g, 355 BGB.

import { WITHDRAWAL_PERIOD_DAYS } from '@tornister/domain/contracts';
import { inLanguage, type Language, type StoreCode, tradingTermsOf, type Worded } from '@tornister/domain/storefront';

const ELECTRICAL: Worded<string> = {
  de: 'Elektrogeräte gehören nicht in den Hausmüll. Wir nehmen Altgeräte unentgeltlich zurück; beim Kauf eines gleichartigen Gerätes auch das alte.',
  en: 'Electrical appliances do not belong in household waste. We take back old appliances free of charge, and the old one when you buy one of its kind.',
};

const BATTERY: Worded<string> = {
  de: 'Batterien und Akkus gehören nicht in den Hausmüll. Sie können sie nach Gebrauch unentgeltlich an uns oder eine Sammelstelle zurückgeben.',
  en: 'Batteries do not belong in household waste. After use you may return them free of charge to us or to a collection point.',
};

/** What is said about old appliances and batteries; nothing for other goods. */
export const oldDevicesNote = (
  product: { readonly is_electrical: boolean; readonly has_battery: boolean },
  language: Language,
): string | null => {
  const notes = [
    ...(product.is_electrical ? [inLanguage(ELECTRICAL, language)] : []),
    ...(product.has_battery ? [inLanguage(BATTERY, language)] : []),
  ];
  return notes.length > 0 ? notes.join(' ') : null;
};

const WITHDRAWAL: Readonly<Record<'statutory' | 'voluntary', Worded<string>>> = {
  statutory: {
    de: `Sie können Ihre Bestellung innerhalb von ${WITHDRAWAL_PERIOD_DAYS} Tagen nach Erhalt der Ware ohne Angabe von Gründen widerrufen.`,
    en: `You may withdraw from your order within ${WITHDRAWAL_PERIOD_DAYS} days of receiving the goods without giving a reason.`,
  },
  voluntary: {
    de: `Sie können ungebrauchte Ware innerhalb von ${WITHDRAWAL_PERIOD_DAYS} Tagen nach Erhalt zurückgeben.`,
    en: `You may return unused goods within ${WITHDRAWAL_PERIOD_DAYS} days of receiving them.`,
  },
};

/** Consumers in Germany and Austria may withdraw by law, those in Switzerland by contract; institutions may not. */
export const withdrawalNote = (store: StoreCode, language: Language): string | null => {
  const { withdrawal } = tradingTermsOf(store);
  return withdrawal === 'none' ? null : inLanguage(WITHDRAWAL[withdrawal], language);
};
