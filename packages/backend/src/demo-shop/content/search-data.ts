// Demo shop: search redirects, long tails and suggestions.

import { TERMS_PATH } from '@tornister/domain/storefront';
import type { GlobalParameterRecord } from '../../content/content-records.ts';
import type { LongTailRecord, SearchRedirectRecord, SuggestRecord } from '../../search/search-records.ts';
import { WITHDRAWAL_PATH } from './legal-articles.ts';

/** Queries that lead to a page. Source: docs/adr/0009 "Sorting, searching". */
export const SEARCH_REDIRECTS: readonly SearchRedirectRecord[] = [
  { query: 'impressum', target: '/rechtliches/impressum/' },
  { query: 'imprint', target: '/rechtliches/impressum/' },
  { query: 'datenschutz', target: '/rechtliches/datenschutz/' },
  { query: 'agb', target: TERMS_PATH },
  { query: 'widerruf', target: WITHDRAWAL_PATH },
  { query: 'versand', target: '/service/versand/' },
  { query: 'versandkosten', target: '/service/versand/' },
  { query: 'shipping', target: '/service/versand/' },
  { query: 'kontakt', target: '/service/kontakt/' },
  { query: 'katalog', target: '/service/katalog/' },
  { query: 'retoure', target: '/myaccount/returns/' },
  { query: 'prime', target: '/prime/' },
  { query: 'sale', target: '/sale/' },
  { query: 'angebote', target: '/sale/' },
];

const colour = (value: string): LongTailRecord['filters'] => [{ name: 'colour', values: [value] }];

/** Long queries that become filters and a shorter query. */
export const LONG_TAILS: readonly LongTailRecord[] = [
  { query: 'rote bleistifte', searchQuery: 'bleistift', filters: colour('red') },
  { query: 'red pencils', searchQuery: 'pencil', filters: colour('red') },
  { query: 'blaue stühle', searchQuery: 'stuhl', filters: colour('blue') },
  { query: 'grüne ordner', searchQuery: 'ordner', filters: colour('green') },
  { query: 'gelbe hefte', searchQuery: 'heft', filters: colour('yellow') },
  { query: 'hefte kariert', searchQuery: 'schulheft', filters: [{ name: 'ruling', values: ['squared'] }] },
  { query: 'hefte liniert', searchQuery: 'schulheft', filters: [{ name: 'ruling', values: ['lined'] }] },
  { query: 'mathe klasse 2', searchQuery: 'rechnen', filters: [{ name: 'grade', values: ['grade-2'] }] },
  { query: 'rechnen klasse 1', searchQuery: 'rechnen', filters: [{ name: 'grade', values: ['grade-1'] }] },
];

const POPULAR: readonly (readonly [de: string, en: string])[] = [
  ['schulranzen', 'satchel'],
  ['bleistifte', 'pencils'],
  ['schulheft', 'exercise book'],
  ['acrylfarbe', 'acrylic paint'],
  ['klebestift', 'glue stick'],
  ['scheren', 'scissors'],
  ['tonpapier', 'construction paper'],
  ['füller', 'fountain pen'],
];
const FURTHER: readonly (readonly [de: string, en: string])[] = [
  ['buntstifte', 'coloured pencils'],
  ['bastelschere', 'craft scissors'],
  ['bauklötze', 'building blocks'],
  ['blockflöte', 'recorder'],
  ['brotdose', 'lunch box'],
  ['collegeblock', 'refill pad'],
  ['dokumentenkamera', 'document camera'],
  ['fasermaler', 'felt-tip pens'],
  ['fingerfarbe', 'finger paint'],
  ['fußball', 'football'],
  ['geodreieck', 'set square'],
  ['globus', 'globe'],
  ['glockenspiel', 'glockenspiel'],
  ['knete', 'modelling clay'],
  ['kopfhörer', 'headphones'],
  ['laminierfolien', 'laminating pouches'],
  ['lesestart', 'reading start'],
  ['lupe', 'magnifier'],
  ['mikroskop', 'microscope'],
  ['mäppchen', 'pencil case'],
  ['ordner', 'binder'],
  ['pinsel', 'brush'],
  ['rechenrahmen', 'counting frame'],
  ['regal', 'shelf'],
  ['schülerstuhl', 'pupil’s chair'],
  ['schülertisch', 'pupil’s table'],
  ['springseil', 'skipping rope'],
  ['stempel', 'stamp'],
  ['taschenrechner', 'calculator'],
  ['temperafarbe', 'tempera'],
  ['trinkflasche', 'bottle'],
  ['turnbeutel', 'gym bag'],
  ['whiteboard', 'whiteboard'],
  ['zirkel', 'compasses'],
];

const suggestion =
  (isPopular: boolean) =>
  ([de, en]: readonly [string, string], index: number): SuggestRecord => ({
    text: { de, en },
    isPopular,
    weight: 1_000 - index - (isPopular ? 0 : 100),
  });

/** What the search box suggests; the popular ones while nothing is typed. */
export const SUGGESTIONS: readonly SuggestRecord[] = [
  ...POPULAR.map(suggestion(true)),
  ...FURTHER.map(suggestion(false)),
];

/** The shop's switches by name and entry. Source: spec 1 §7 "Parameters read", spec 2 §9, spec 3 §7. */
export const GLOBAL_PARAMETERS: readonly GlobalParameterRecord[] = [
  { name: 'T155', entry: 'Navigation', value: 'true', stores: [] },
  { name: 'T134_Twint-Payment', entry: 'active', value: 'true', stores: ['ch'] },
  { name: 'T164-DHL-Retest', entry: 'active', value: 'false', stores: [] },
  { name: 'T216', entry: 'active', value: 'true', stores: [] },
  { name: 'T217', entry: 'active', value: 'true', stores: [] },
  { name: 'lightning_deal', entry: 'active', value: 'true', stores: [] },
  { name: 'shippingCarrier', entry: 'dpd', value: 'true', stores: [] },
  { name: 'AmazonPay', entry: 'activation', value: 'amazonpay.activated', stores: ['de', 'at'] },
  { name: 'paymentTypes', entry: 'xRechnung', value: 'true', stores: ['de', 'b2b'] },
  { name: 'returns', entry: 'active', value: 'true', stores: [] },
  { name: 'newsletter', entry: 'teaser', value: 'newsletter', stores: [] },
  { name: 'hotlineNumber', entry: 'number', value: '+49 30 000000', stores: [] },
  { name: 'hotlineHours', entry: 'hours', value: 'Mo–Fr 7:30–18:00', stores: [] },
  { name: 'email', entry: 'address', value: 'service@example.com', stores: [] },
];
