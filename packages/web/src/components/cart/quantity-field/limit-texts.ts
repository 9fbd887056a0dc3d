// What is told of a quantity that is another one than was typed.

import type { LineLimit } from '@tornister/application/cart';
import {
  QUANTITY_LIMIT_MESSAGE,
  QUANTITY_MINIMUM_MESSAGE,
  QUANTITY_NO_NUMBER_MESSAGE,
} from '@tornister/domain/catalogue';

export const LIMIT_TEXTS = {
  'above-maximum': QUANTITY_LIMIT_MESSAGE,
  'below-minimum': QUANTITY_MINIMUM_MESSAGE,
  'no-number': QUANTITY_NO_NUMBER_MESSAGE,
} as const satisfies Record<LineLimit['reason'], string>;
