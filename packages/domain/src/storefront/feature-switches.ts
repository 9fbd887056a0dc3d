// Switches that an operator sets in the backend. Source: spec 1 §7 "Parameters read", §2 "returns switch"; spec 2 §9; spec 3 §7.

/** One global parameter as the backend answers it. */
export type GlobalParameter = { readonly name: string; readonly entry?: string | undefined; readonly value: string };

type Switch = { readonly name: string; readonly entry?: string; readonly on: string };

/** Name, entry and the exact value that turns each switch on. */
export const SWITCHES = {
  /** The newer navigation. */
  navigation: { name: 'T155', entry: 'Navigation', on: 'true' },
  twint: { name: 'T134_Twint-Payment', on: 'true' },
  dhlSurchargeTest: { name: 'T164-DHL-Retest', on: 'true' },
  /** The block in the menu that leads to the sale. */
  salePromotion: { name: 'T216', on: 'true' },
  /** Lightning deals as a feature of the shop; `lightningDeals` lets them run. Both are needed: `areDealsOn`. */
  lightningDealsFeature: { name: 'T217', on: 'true' },
  lightningDeals: { name: 'lightning_deal', on: 'true' },
  dpd: { name: 'shippingCarrier', entry: 'dpd', on: 'true' },
  walletPayment: { name: 'AmazonPay', on: 'amazonpay.activated' },
  eInvoice: { name: 'paymentTypes', entry: 'xRechnung', on: 'true' },
  returns: { name: 'returns', on: 'true' },
} as const satisfies Readonly<Record<string, Switch>>;

export type FeatureSwitch = keyof typeof SWITCHES;
export type FeatureSwitches = Readonly<Record<FeatureSwitch, boolean>>;

/** Parameters that carry a text instead of a switch. */
export const TEXT_PARAMETERS = {
  hotline: 'hotlineNumber',
  email: 'email',
} as const;

const isOf = (parameter: GlobalParameter, { name, entry }: Switch): boolean =>
  parameter.name === name && (entry === undefined || parameter.entry === undefined || parameter.entry === entry);

const isOn = (parameters: readonly GlobalParameter[], wanted: Switch): boolean =>
  parameters.some((parameter) => isOf(parameter, wanted) && parameter.value === wanted.on);

/** Reads every switch: on only with its exact value, off with every other one and when it was never set. */
export const parseFeatureSwitches = (parameters: readonly GlobalParameter[]): FeatureSwitches => ({
  navigation: isOn(parameters, SWITCHES.navigation),
  twint: isOn(parameters, SWITCHES.twint),
  dhlSurchargeTest: isOn(parameters, SWITCHES.dhlSurchargeTest),
  salePromotion: isOn(parameters, SWITCHES.salePromotion),
  lightningDealsFeature: isOn(parameters, SWITCHES.lightningDealsFeature),
  lightningDeals: isOn(parameters, SWITCHES.lightningDeals),
  dpd: isOn(parameters, SWITCHES.dpd),
  walletPayment: isOn(parameters, SWITCHES.walletPayment),
  eInvoice: isOn(parameters, SWITCHES.eInvoice),
  returns: isOn(parameters, SWITCHES.returns),
});

/** Lightning deals are shown and sold while neither of their switches is off. Source: spec 3 §7. */
export const areDealsOn = (switches: Pick<FeatureSwitches, 'lightningDealsFeature' | 'lightningDeals'>): boolean =>
  switches.lightningDealsFeature && switches.lightningDeals;

/** The text of a parameter; nothing when it is not set or empty. */
export const parameterText = (parameters: readonly GlobalParameter[], name: string): string | undefined =>
  parameters.find((parameter) => parameter.name === name)?.value.trim() || undefined;
