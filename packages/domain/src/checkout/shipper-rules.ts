// Which shippers a shopper can choose, and why not the others. Source: spec 2 §4 "Shipper rules".

import type { Money } from '../money/money.ts';
import type { DeliveryType, Shipper, ShipperReason, ShipperTariff } from './shipper.ts';
import { DHL, SPEDITION } from './shipper-codes.ts';

/** The country that dhl delivers to. */
export const DHL_COUNTRY = 'DE';

export type Delivery = {
  readonly deliveryType: DeliveryType;
  /** ISO 3166-1 alpha-2. */
  readonly deliveryCountry: string;
  /** Whether the cart holds goods that only the spedition carries. */
  readonly hasFreight: boolean;
};

/**
 * Whether a cart can go to a packing station: with freight goods it cannot, and one that was chosen before them counts as not chosen. Not in the
 * specification: otherwise nobody could bring such a cart.
 */
export const mayGoToPackingStation = ({ hasFreight }: Pick<Delivery, 'hasFreight'>): boolean => !hasFreight;

/** Why a shipper cannot be chosen for a delivery; absent when it can. */
export const shipperRefusal = (code: string, delivery: Delivery): ShipperReason | undefined => {
  if (delivery.deliveryType === 'packstation' && code !== DHL) return 'PACKSTATION-DHL-ONLY';
  if (code === DHL && delivery.deliveryCountry !== DHL_COUNTRY) return 'DHL-GERMANY-ONLY';
  if (delivery.hasFreight && code !== SPEDITION) return 'FREIGHT-ONLY';
  return undefined;
};

/** What a shipper takes for a delivery to a country. Source: spec 2 §4 "The shipper is recalculated with shipping costs". */
export const costsTo = ({ homeCountry, home, abroad }: ShipperTariff, deliveryCountry: string): Money =>
  deliveryCountry === homeCountry ? home : abroad;

/** A shipper of the store, before anything is known of the delivery. */
type KnownShipper = Pick<Shipper, 'code' | 'name' | 'tariff' | 'lineIds'>;

/**
 * The shippers as the delivery allows them and with what each takes for it, exactly one of the enabled ones selected: the one asked for where it
 * is enabled, dhl for a packing station in Germany, otherwise the first. The spedition is offered only for freight.
 */
export const offerShippers = (
  shippers: readonly KnownShipper[],
  delivery: Delivery,
  wantedCode?: string,
): readonly Shipper[] => {
  const offers = shippers
    .filter(({ code }) => code !== SPEDITION || delivery.hasFreight)
    .map((shipper) => offeredFor(shipper, delivery));
  const selected = defaultShipperCode(offers, delivery, wantedCode);
  return offers.map((shipper) => ({ ...shipper, selected: shipper.code === selected }));
};

/**
 * The shippers of a cart recalculated for another delivery, with their costs there: what freight it holds is known by the shippers that were offered before. The
 * one asked for stays selected while it can be chosen. Source: spec 2 §4 "The shipper is recalculated with shipping costs".
 */
export const recalculateShippers = (
  shippers: readonly KnownShipper[],
  delivery: Omit<Delivery, 'hasFreight'>,
  wantedCode?: string,
): readonly Shipper[] => {
  const hasFreight = shippers.some(({ code }) => code === SPEDITION);
  return offerShippers(shippers, { ...delivery, hasFreight }, wantedCode);
};

/** The code to be selected among shippers whose availability is known; absent when none is enabled. */
export const defaultShipperCode = (
  shippers: readonly Shipper[],
  delivery: Delivery,
  wantedCode?: string,
): string | undefined => {
  const enabled = enabledShippers(shippers);
  const preferred =
    delivery.deliveryType === 'packstation' && delivery.deliveryCountry === DHL_COUNTRY ? DHL : wantedCode;
  return (enabled.find(({ code }) => code === preferred) ?? enabled[0])?.code;
};

/** The shippers that can be chosen. */
export const enabledShippers = (shippers: readonly Shipper[]): readonly Shipper[] =>
  shippers.filter(({ availability }) => availability.enabled);

/**
 * Whether a cart with these shippers can go to a packing station: dhl alone goes there, and takes no freight. Where a store has no dhl, nobody is
 * asked. Not in the specification: otherwise every shipper would be refused, and the step led back to itself.
 */
export const packingStationOffer = (shippers: readonly Pick<Shipper, 'code'>[]): 'offered' | 'freight' | 'none' => {
  const has = (wanted: string): boolean => shippers.some(({ code }) => code === wanted);
  if (!has(DHL)) return 'none';
  return mayGoToPackingStation({ hasFreight: has(SPEDITION) }) ? 'offered' : 'freight';
};

/** The fields about the place of delivery are asked for when the spedition brings the goods. */
export const needsSpeditionFields = (selectedShipperCode: string | undefined): boolean =>
  selectedShipperCode === SPEDITION;

/**
 * The spedition brings goods at a time that it agrees on by telephone: no number to follow them is promised, and no day is told before. Not in the
 * specification, which only says what the spedition is asked for.
 */
export const comesByAppointment = (shipperCode: string | null | undefined): boolean => shipperCode === SPEDITION;

const offeredFor = (shipper: KnownShipper, delivery: Delivery): Shipper => {
  const reason = shipperRefusal(shipper.code, delivery);
  return {
    ...shipper,
    costs: costsTo(shipper.tariff, delivery.deliveryCountry),
    selected: false,
    availability: reason === undefined ? { enabled: true } : { enabled: false, reason },
  };
};
