// What is said of a quantity that is no whole number. It stands alone, because a page has the texts that its modules name: the steps of the checkout
// know the other messages of quantities, and have no field. Source: spec 3 §4 "Quantity field".

/** It says what the quantity is instead. */
export const QUANTITY_NO_NUMBER_MESSAGE = 'vue.quantity.noNumber';
