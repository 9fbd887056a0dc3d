// The energy label of a product: an arrow with its class beside the price, the whole label behind it. Source: Reg. (EU) 2017/1369;
// spec 1 §3 "energyEfficiency".

import { type EnergyClass, energyLabelWords } from '@tornister/domain/catalogue';
import type { Language } from '@tornister/domain/storefront';
import type { Answer } from '../../graphql/answer.ts';
import { energyArrowPath, energyLabelPath } from '../files/file-addresses.ts';

/** The label of a product of a class with the words that stand for it. */
export const energyLabelOf = (
  productId: string,
  energyClass: EnergyClass,
  language: Language,
): Answer<'EnergyEfficiency'> => {
  const { best, worst } = energyLabelWords(energyClass);
  const imgAlt =
    language === 'de'
      ? `Energieeffizienzklasse ${energyClass} auf einer Skala von ${best} bis ${worst}`
      : `Energy efficiency class ${energyClass} on a scale from ${best} to ${worst}`;
  return {
    imgPath: energyArrowPath(energyClass),
    detailsImgPath: energyLabelPath(productId),
    imgAlt,
  };
};
