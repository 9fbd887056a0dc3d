// The cart's code, apart from everything else: it comes when a visitor has a cart or wants one.

export { createEditCart } from '@tornister/application/cart';
