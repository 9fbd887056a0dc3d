// The name (token) of the use case of the order form.

import type { FillOrderForm } from '@tornister/application/order-form';
import { token } from './tokens.ts';

/** Use cases of the order form. */
export const orderFormUseCases = {
  fillOrderForm: token<FillOrderForm>('fillOrderForm'),
} as const;
