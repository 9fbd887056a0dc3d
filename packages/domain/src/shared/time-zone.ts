// The time zone of the shop. Source: docs/adr/0009 "Money, time, numbers".

/** What people read is in the time of the shop, wherever they are; its days begin and end by it. */
export const SHOP_TIME_ZONE = 'Europe/Berlin';
