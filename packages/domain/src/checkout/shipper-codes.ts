// The codes of shippers that rules name. Every page of goods knows them for what shipping costs, so they stand apart from the rules of the checkout.
// Source: spec 2 §4 "Shipper rules".

/** The shipper that alone serves packing stations, and only within Germany. */
export const DHL = 'dhl';

/** The shipper of goods that no parcel takes. */
export const SPEDITION = 'spedition';
