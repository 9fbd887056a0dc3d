// People with what they have ordered and sent back, as a shop's records say it.

import type { ReturnCarrierCode, ReturnState } from '@tornister/domain/returns';
import type { StoreCode } from '@tornister/domain/storefront';

export type AccountAddressRecord = {
  readonly use: 'customer' | 'billing' | 'shipping' | 'packing-station';
  readonly salutation: 'ms' | 'mr' | 'diverse' | 'none';
  readonly firstName: string;
  readonly lastName: string;
  readonly company?: string;
  readonly street: string;
  readonly addition?: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: string;
  readonly phone?: string;
};

export type AccountOrderRecord = {
  readonly number: string;
  readonly daysAgo: number;
  readonly status: 'open' | 'partly-shipped' | 'shipped' | 'returned' | 'cancelled';
  readonly paymentId: string;
  readonly lines: readonly {
    readonly itemId: string;
    readonly quantity: number;
    readonly isShipped: boolean;
    readonly isReturned: boolean;
  }[];
  readonly comment?: string;
  readonly reference?: string;
};

/** One piece of a line that comes back for its money. */
export type AccountReturnRecord = {
  readonly orderNumber: string;
  readonly status: ReturnState;
  readonly hoursAgo: number;
  readonly carrier: ReturnCarrierCode;
  readonly itemId: string;
};

export type AccountRecord = {
  readonly id: string;
  readonly email: string;
  /** Present for business customers, who log in with it. */
  readonly customerNumber?: string;
  readonly password: string;
  readonly kind: 'member' | 'business';
  /** Where the orders were placed; in the first storefront for people of this kind where nothing is said. */
  readonly store?: StoreCode;
  readonly isInternal: boolean;
  /** The order by which a year of prime was bought and paid, tax included. */
  readonly prime?: {
    readonly number: string;
    readonly boughtDaysAgo: number;
    readonly cents: number;
    readonly paymentId: string;
  };
  readonly addresses: readonly AccountAddressRecord[];
  readonly orders: readonly AccountOrderRecord[];
  readonly returns: readonly AccountReturnRecord[];
  readonly wishlists: readonly {
    readonly name: string;
    readonly description?: string;
    readonly isDefault: boolean;
    readonly entries: readonly {
      readonly productId: string;
      readonly itemId: string;
      readonly quantity: number;
      readonly comments: readonly string[];
    }[];
  }[];
};
