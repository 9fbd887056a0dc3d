// Demo shop: generates a product with texts, facts, reviews and items.

import type { DownloadRecord, ProductBundle, ProductRecord } from '../catalogue/catalogue-records.ts';
import type { Fact, Text } from '../texts/text.ts';
import type { Brand } from './brands.ts';
import type { CategoryIndex } from './categories.ts';
import { consumptionOf, deviceOf } from './device.ts';
import { type Choice, type Family, hasFixedPrice } from './family.ts';
import { featuresOf, labelsOf } from './features-and-labels.ts';
import {
  attributesOf,
  isDiscontinued,
  makeItems,
  optionValueOf,
  settledChoices,
  slugOf,
  variantsOf,
} from './make-items.ts';
import { makeReviews, summaryOf } from './make-reviews.ts';
import type { Pair } from './pair.ts';
import { CARE, FACT_LABELS, HAZARDS, WARNINGS } from './phrases.ts';
import type { Draft, Plan } from './plan.ts';
import { isReducedProduct } from './prices.ts';
import { hashOf } from './random.ts';
import { scopeOf } from './scope-of-delivery.ts';
import { at, type Bilingual, inHtml, joined, paragraph, textOf } from './texts.ts';

const NEW_DAYS = 60;
const POPULAR_SHARE = 0.05;
const RANK_STRIDE = 7_919;
const MOST_ACCESSORIES = 6;
const TOP_RATING = 4.6;

/** The product's name: maker, line, kind of thing, traits. A book has its title first. */
const nameOf = (draft: Draft): Bilingual => {
  const { family, brand, title, choices } = draft;
  const name = (language: 0 | 1): string => {
    const traits = choices.map((choice) => choice.text[language]);
    const head = family.titles
      ? `${title[language]}: ${family.noun[language]}`
      : `${brand.name} ${title[language]} ${family.noun[language]}`;
    return [head, ...traits].join(', ');
  };
  return { de: name(0), en: name(1) };
};

const descriptionOf = (draft: Draft): Text => {
  const { family, brand, place, choices } = draft;
  const notes = choices.map((choice) => choice.note).find((note) => note !== undefined);
  return joined(
    paragraph(at(family.lead, place), at(family.body, place + draft.line), notes),
    paragraph(family.tip, brand.voice),
  );
};

const teaserOf = ({ family, place }: Draft): Text => {
  const sentence = at(family.lead, place + 1);
  if (family.lead.length > 1 && sentence) return textOf(sentence);
  return { de: family.short.map(([de]) => de).join(' · '), en: family.short.map(([, en]) => en).join(' · ') };
};

const factsOf = (draft: Draft): readonly Fact[] => {
  const { family, choices } = draft;
  const chosen = [
    ...(family.axes ?? []).flatMap((axis, place) => fact(axis.label, choices[place])),
    ...settledChoices(draft).flatMap(({ axis, choice }) => fact(axis.label, choice)),
  ];
  const given = Object.entries(family.facts).map(
    ([key, value]): Fact => ({ label: textOf(FACT_LABELS[key as keyof typeof FACT_LABELS]), value: textOf(value) }),
  );
  const maker: Fact = {
    label: { de: 'Hersteller', en: 'Manufacturer' },
    value: textOf([draft.brand.name, draft.brand.name]),
  };
  const known = new Set(given.map(({ label }) => label.de));
  return [...chosen.filter(({ label }) => !known.has(label.de)), ...given, ...consumptionOf(draft), maker];
};

const fact = (label: Pair, choice: Choice | undefined): readonly Fact[] =>
  choice ? [{ label: textOf(label), value: textOf(choice.text) }] : [];

const filtersOf = (draft: Draft): ProductRecord['filterValues'] => {
  const { family, choices } = draft;
  const own = (family.axes ?? []).map((axis, place) => ({ axis, values: [choices[place]] }));
  const settled = settledChoices(draft).map(({ axis, choice }) => ({ axis, values: [choice] }));
  const open = variantsOf(draft).map((axis) => ({ axis, values: axis.values }));
  return [...own, ...settled, ...open].map(({ axis, values }) => ({
    filterId: axis.id,
    displayName: textOf(axis.label),
    values: values
      .filter((choice) => choice !== undefined)
      .map((choice) => ({ id: optionValueOf(choice), label: textOf(choice.text) })),
  }));
};

const DOWNLOADS = [
  { has: 'hasManual', kind: 'manual', name: ['Bedienungsanleitung', 'Instructions for use'] },
  { has: 'hasWorksheet', kind: 'worksheet', name: ['Arbeitsblätter zum Ausdrucken', 'Worksheets to print'] },
  { has: 'hazards', kind: 'safety-sheet', name: ['Sicherheitsdatenblatt', 'Safety data sheet'] },
  { has: 'electrical', kind: 'datasheet', name: ['Produktdatenblatt', 'Product data sheet'] },
] as const satisfies readonly { has: keyof Family; kind: DownloadRecord['kind']; name: Pair }[];

const downloadsOf = (draft: Draft): readonly DownloadRecord[] =>
  DOWNLOADS.filter(({ has }) => draft.family[has] !== undefined).map(({ kind, name }) => ({
    id: `${draft.id}-${kind}`,
    name: textOf(name),
    fileName: `${slugOf(nameOf(draft).de)}-${kind}.pdf`,
    kind,
  }));

const audioSamplesOf = ({ family }: Draft): ProductRecord['audioSamples'] =>
  family.hasAudio ? [{ title: { de: 'Hörprobe', en: 'Audio sample' }, fileName: `${slugOf(family.key)}.mp3` }] : [];

const GREEN_BRANDS: readonly string[] = ['gutundgrun', 'papierhase'];
const HOUSE_BRANDS: readonly string[] = ['buntspecht', 'lindwerk'];

const badgesOf = (
  draft: Draft,
  rating: { readonly average?: number; readonly count: number },
  brandId: string,
): readonly string[] => [
  ...(HOUSE_BRANDS.includes(draft.brandKey) ? [brandId] : []),
  ...(draft.index % 37 === 5 ? ['classic'] : []),
  ...((rating.average ?? 0) >= TOP_RATING && rating.count >= 10 ? ['top-rated'] : []),
  ...(GREEN_BRANDS.includes(draft.brandKey) ? ['recycled'] : []),
  ...(draft.brand.country === 'DE' && draft.index % 6 === 3 ? ['made-in-germany'] : []),
  ...(draft.index % 8 === 2 ? ['tested'] : []),
  ...(draft.family.short.some(([de]) => de.startsWith('nachfüllbar')) ? ['refill'] : []),
];

const SHORTAGE: Text = {
  de: 'So gefragt, dass nichts mehr da ist. Die nächste Lieferung erwarten wir in drei Wochen.',
  en: 'In such demand that none is left. We expect the next delivery in three weeks.',
};

const isbnOf = (draft: Draft): string => {
  const body = `978317${String(draft.index).padStart(6, '0')}`;
  const sum = [...body].reduce((total, digit, place) => total + Number(digit) * (place % 2 ? 3 : 1), 0);
  return `978-3-17-${body.slice(6)}-${(10 - (sum % 10)) % 10}`;
};

const accessoriesOf = (draft: Draft, plan: Plan): readonly string[] =>
  (draft.family.goesWith ?? [])
    .flatMap((key) => {
      const drafts = plan.byFamily.get(key) ?? [];
      return [0, 1].map((step) => drafts[(hashOf(draft.mark + key) + step * 5) % Math.max(1, drafts.length)]?.id);
    })
    .filter((id, place, ids) => id !== undefined && id !== draft.id && ids.indexOf(id) === place)
    .flatMap((id) => (id === undefined ? [] : [id]))
    .slice(0, MOST_ACCESSORIES);

const replacementOf = (draft: Draft, plan: Plan): string | undefined => {
  if (!isDiscontinued(draft)) return undefined;
  return plan.byFamily.get(draft.family.key)?.find((other) => other.id !== draft.id && !isDiscontinued(other))?.id;
};

/** The product's place among the best sellers: 1 sells best, no two share a place. */
export const salesRankOf = (draft: Draft, plan: Plan): number => {
  const total = plan.drafts.length;
  return (total % RANK_STRIDE === 0 ? draft.index : (draft.index * RANK_STRIDE + 17) % total) + 1;
};

const videoLinksOf = ({ family }: Draft): ProductRecord['videoLinks'] =>
  family.hasVideo
    ? [
        {
          title: { de: `${family.noun[0]} aus der Nähe`, en: `A closer look: ${family.noun[1]}` },
          fileName: `${slugOf(family.key)}.webm`,
        },
      ]
    : [];

/** Makes one product with its items and its reviews; the same draft always gives the same bundle. */
export const makeProduct = (draft: Draft, plan: Plan, categories: CategoryIndex, brandId: string): ProductBundle => {
  const { family, brand } = draft;
  const name = nameOf(draft);
  const items = makeItems(draft, name);
  const salesRank = salesRankOf(draft, plan);
  const reviews = makeReviews(draft, salesRank / plan.drafts.length);
  const rating = summaryOf(reviews);
  const createdDaysAgo = draft.index % 16 === 6 ? 2 + (draft.index % 55) : 90 + (hashOf(draft.mark) % 1_800);
  const replacementId = replacementOf(draft, plan);
  const warnings = (family.warnings ?? []).map((key) => textOf(WARNINGS[key]));
  const product: ProductRecord = {
    id: draft.id,
    slug: `${slugOf(name.de)}-${draft.id}`,
    name,
    categoryIds: categories.idsFor(draft, isReducedProduct(draft.index, hasFixedPrice(family))),
    manufacturerId: draft.brandKey,
    teaser: teaserOf(draft),
    longDescription: descriptionOf(draft),
    shortFacts: family.short.map(textOf),
    scopeOfDelivery: scopeOf(draft),
    dataAndFacts: factsOf(draft),
    features: featuresOf(draft).map(textOf),
    labels: labelsOf(draft).map(textOf),
    isNew: createdDaysAgo <= NEW_DAYS,
    isPopular: salesRank <= plan.drafts.length * POPULAR_SHARE,
    extraBadgeIds: badgesOf(draft, rating, brandId),
    isBook: family.isBook === true,
    ...(family.isBook ? { isbn: isbnOf(draft) } : {}),
    taxClass: family.isBook ? 'reduced' : 'standard',
    ...(rating.average === undefined ? {} : { ratingAverage: rating.average }),
    ratingCount: rating.count,
    warnings,
    dangerWarnings: (family.hazards ?? []).map((key) => ({
      text: textOf(HAZARDS[key].text),
      pictogram: HAZARDS[key].pictogram,
    })),
    textileCare: (family.textile?.care ?? []).map((key) => textOf(CARE[key])),
    ...(family.textile ? { textileComposition: textOf(family.textile.composition) } : {}),
    ...deviceOf(draft),
    downloads: downloadsOf(draft),
    audioSamples: audioSamplesOf(draft),
    videoLinks: videoLinksOf(draft),
    ...(family.warrantyYears ? { warranty: warrantyOf(family.warrantyYears, brand) } : {}),
    extraTabs: family.tab
      ? [
          {
            tabId: family.tab.id,
            title: textOf(family.tab.title),
            html: { de: `<p>${inHtml(family.tab.html[0])}</p>`, en: `<p>${inHtml(family.tab.html[1])}</p>` },
          },
        ]
      : [],
    accessoryIds: accessoriesOf(draft, plan),
    ...(replacementId ? { replacementId } : {}),
    ...(isDiscontinued(draft) && draft.index % 2 === 0 ? { shortageText: SHORTAGE } : {}),
    isFreight: family.isFreight === true,
    createdDaysAgo,
    salesRank,
    attributes: attributesOf(draft),
    filterValues: filtersOf(draft),
    keywords: family.keywords ? textOf(family.keywords) : textOf(family.noun),
  };
  return { product, items, reviews };
};

/** A guarantee says who gives it, for how long and where, how it is claimed, and that the rights by law stay (§ 479 (1) BGB). */
const warrantyOf = (years: number, { name, address }: Pick<Brand, 'name' | 'address'>): Text => ({
  de: `${years} Jahre Herstellergarantie ab dem Kauf von ${name}, ${address}, in der EU und der Schweiz, auf Fehler von Material und Verarbeitung. Schreiben Sie dafür mit der Rechnung an ${name} oder an uns; ${name} repariert oder ersetzt dann kostenlos. Ihre gesetzlichen Rechte bei Mängeln können Sie unentgeltlich in Anspruch nehmen; die Garantie schränkt sie nicht ein.`,
  en: `${years} years of manufacturer’s guarantee from the purchase, by ${name}, ${address}, in the EU and Switzerland, against faults in material and workmanship. To claim it, write with the invoice to ${name} or to us; ${name} then repairs or replaces free of charge. You can use your statutory rights in case of defects free of charge; the guarantee does not limit them.`,
});
