// The cart's code, apart from everything else: it comes when a visitor has a cart or wants one.

import { createEditCart, type EditCart, type EditCartPorts } from '@tornister/application/cart';
import type { Scope } from '@tornister/application/kernel';

export const openCart = (scope: Scope, ports: EditCartPorts): EditCart => createEditCart(scope, ports);
