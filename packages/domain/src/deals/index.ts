// Entry of the rules of lightning deals and their reservations.

export * from './countdown.ts';
export * from './deal-quantity.ts';
export * from './deal-window.ts';
export * from './reservation.ts';
export * from './shop-time.ts';
