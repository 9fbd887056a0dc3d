// People with what they have ordered and sent back, as a shop's records say it.

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

export type AccountReturnRecord = {
  readonly orderNumber: string;
  readonly rma: string;
  readonly daysAgo: number;
  readonly status: 'registered' | 'in-transit' | 'received' | 'settled' | 'refused';
  readonly regulation: 'refund' | 'exchange' | 'repair';
  readonly carrier: string;
  readonly itemIds: readonly string[];
};

export type AccountRecord = {
  readonly id: string;
  readonly email: string;
  /** Present for business customers, who log in with it. */
  readonly customerNumber?: string;
  readonly password: string;
  readonly kind: 'member' | 'business';
  readonly isInternal: boolean;
  readonly prime?: { readonly startedDaysAgo: number; readonly endsInDays: number; readonly abo: boolean };
  readonly addresses: readonly AccountAddressRecord[];
  readonly orders: readonly AccountOrderRecord[];
  readonly returns: readonly AccountReturnRecord[];
  readonly wishlists: readonly {
    readonly name: string;
    readonly isDefault: boolean;
    readonly entries: readonly {
      readonly productId: string;
      readonly itemId: string;
      readonly quantity: number;
      readonly comments: readonly string[];
    }[];
  }[];
};
