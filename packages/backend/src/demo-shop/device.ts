// What is said of products that need electricity. Source: Reg. (EU) 2017/1369, Directive (EU) 2022/2380, BattG.

import type { ProductRecord } from '../catalogue/catalogue-records.ts';
import type { Fact } from '../texts/text.ts';
import type { EnergyRating } from './family.ts';
import { ELECTRICAL_PLUG } from './phrases.ts';
import type { Draft } from './plan.ts';
import { at, textOf } from './texts.ts';

const ratingOf = ({ family, place, choices }: Draft): EnergyRating | undefined => {
  const rating = family.electrical?.energy && at(family.electrical.energy, place);
  if (rating?.kilowattHours === undefined) return rating;
  const factor = choices.reduce((product, { energy = 1 }) => product * energy, 1);
  return { ...rating, kilowattHours: Math.round(rating.kilowattHours * factor) };
};

/** What a display or a lamp uses, as its label says it. */
export const consumptionOf = (draft: Draft): readonly Fact[] => {
  const kilowattHours = ratingOf(draft)?.kilowattHours;
  if (kilowattHours === undefined) return [];
  return [
    {
      label: { de: 'Energieverbrauch', en: 'Energy consumption' },
      value: { de: `${kilowattHours} kWh/1000 h`, en: `${kilowattHours} kWh/1000 h` },
    },
  ];
};

/** What the law wants to know of a device: plug, battery, energy class. */
export const deviceOf = (
  draft: Draft,
): Pick<ProductRecord, 'isElectrical' | 'hasBattery' | 'powerPlugScope' | 'powerPlugCharge' | 'energyClass'> => {
  const { electrical } = draft.family;
  const energyClass = ratingOf(draft)?.energyClass;
  return {
    isElectrical: electrical !== undefined,
    hasBattery: electrical?.battery === true,
    ...(electrical && !electrical.battery ? { powerPlugScope: textOf(electrical.plug ?? ELECTRICAL_PLUG) } : {}),
    ...(electrical?.charge ? { powerPlugCharge: textOf(electrical.charge) } : {}),
    ...(energyClass ? { energyClass } : {}),
  };
};
