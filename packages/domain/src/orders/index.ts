// Entry of the rules of placed orders.

export * from './expected-delivery.ts';
export * from './fulfilment.ts';
export * from './goods-name.ts';
export * from './hand-back.ts';
export * from './membership.ts';
export * from './order.ts';
export * from './order-list.ts';
export * from './order-transition.ts';
export * from './parcel-mail.ts';
export * from './parcel-step.ts';
export * from './placed-number.ts';
export * from './refund.ts';
export * from './reorder.ts';
export * from './sample-order.ts';
export * from './shipment-status.ts';
