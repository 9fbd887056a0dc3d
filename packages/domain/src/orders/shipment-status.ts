// What a shipment is to its customer. Source: spec 2 §3 "Order".

/** From the warehouse to the door, or out of the way; from the one furthest behind on. */
export const SHIPMENT_STATUSES = ['processing', 'shipped', 'delivered', 'cancelled'] as const;
export type ShipmentStatus = (typeof SHIPMENT_STATUSES)[number];
