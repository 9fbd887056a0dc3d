// The energy label of a product: an arrow with its class beside the price, the whole label behind it. Source: Reg. (EU) 2017/1369;
// spec 1 §3 "energyEfficiency".

import { type EnergyClass, energyLabelWords } from '@tornister/domain/catalogue';
import { inLanguage, type Language, type Worded } from '@tornister/domain/storefront';
import type { Answer } from '../../graphql/answer.ts';
import { energyArrowPath, energyLabelPath } from '../files/file-addresses.ts';

const ALT: Worded<(energyClass: string, best: string, worst: string) => string> = {
  de: (energyClass, best, worst) => `Energieeffizienzklasse ${energyClass} auf einer Skala von ${best} bis ${worst}`,
  en: (energyClass, best, worst) => `Energy efficiency class ${energyClass} on a scale from ${best} to ${worst}`,
};

/** The label of a product of a class with the words that stand for it. */
export const energyLabelOf = (
  productId: string,
  energyClass: EnergyClass,
  language: Language,
): Answer<'EnergyEfficiency'> => {
  const { best, worst } = energyLabelWords(energyClass);
  const imgAlt = inLanguage(ALT, language)(energyClass, best, worst);
  return {
    imgPath: energyArrowPath(energyClass),
    detailsImgPath: energyLabelPath(productId),
    imgAlt,
  };
};
