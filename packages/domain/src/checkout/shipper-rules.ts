// Which shippers a shopper can choose, and why not the others. Source: spec 2 §4 "Shipper rules".

import type { DeliveryType, Shipper, ShipperReason } from './shipper.ts';
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

/** Why a shipper cannot be chosen for a delivery; absent when it can. */
export const shipperRefusal = (code: string, delivery: Delivery): ShipperReason | undefined => {
  if (delivery.deliveryType === 'packstation' && code !== DHL) return 'PACKSTATION-DHL-ONLY';
  if (code === DHL && delivery.deliveryCountry !== DHL_COUNTRY) return 'DHL-GERMANY-ONLY';
  if (delivery.hasFreight && code !== SPEDITION) return 'FREIGHT-ONLY';
  return undefined;
};

/**
 * The shippers as the delivery allows them, exactly one of the enabled ones selected: the one asked for where it is enabled, dhl for a
 * packing station in Germany, otherwise the first. The spedition is offered only for freight.
 */
export const offerShippers = (
  shippers: readonly Shipper[],
  delivery: Delivery,
  wantedCode?: string,
): readonly Shipper[] => {
  const offered = shippers
    .filter(({ code }) => code !== SPEDITION || delivery.hasFreight)
    .map((shipper) => withAvailability(shipper, delivery));
  const selected = defaultShipperCode(offered, delivery, wantedCode);
  return offered.map((shipper) => ({ ...shipper, selected: shipper.code === selected }));
};

/**
 * The shippers of a cart recalculated for another delivery: what freight it holds is known by the shippers that were offered before. The
 * one asked for stays selected while it can be chosen. Source: spec 2 §4 "The shipper is recalculated with shipping costs".
 */
export const recalculateShippers = (
  shippers: readonly Shipper[],
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
  return has(SPEDITION) ? 'freight' : 'offered';
};

/** The fields about the place of delivery are asked for when the spedition brings the goods. */
export const needsSpeditionFields = (selectedShipperCode: string | undefined): boolean =>
  selectedShipperCode === SPEDITION;

const withAvailability = (shipper: Shipper, delivery: Delivery): Shipper => {
  const reason = shipperRefusal(shipper.code, delivery);
  return { ...shipper, availability: reason === undefined ? { enabled: true } : { enabled: false, reason } };
};
