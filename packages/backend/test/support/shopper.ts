// Somebody who shops in a test: keeps ids and token like the shop host does for a browser.

import type { SeenChoices } from '@tornister/domain/checkout';

/** Sends a GraphQL request with headers; the app in the test's own process, or a real one. */
export type ShopEndpoint = {
  readonly post: (body: unknown, headers: Readonly<Record<string, string>>) => Promise<Response>;
};

const TOTALS =
  'itemsCount productsCount totals { subtotal{cents} shippingCost{cents} basketValue{cents} promotionsSaving{cents} netValue{cents} tax{ratePermille net{cents} tax{cents}} grandtotal{cents} }';
const CART = `id submitted voucherCodeStatus positions { id itemId kind quantity quantityLightning quantityNormal unitPrice{cents} positionTotal{cents} availableForSale } freeArticles { name } ${TOTALS}`;

export type TestCart = {
  readonly id: string;
  readonly submitted: boolean;
  readonly voucherCodeStatus: string;
  readonly itemsCount: number;
  readonly productsCount: number;
  readonly positions: readonly {
    readonly id: string;
    readonly itemId: string;
    readonly kind: string;
    readonly quantity: number;
    readonly quantityLightning: number | null;
    readonly availableForSale: boolean;
    readonly positionTotal: { readonly cents: number };
  }[];
  readonly freeArticles: readonly { readonly name: string }[];
  readonly totals: Record<
    'subtotal' | 'shippingCost' | 'basketValue' | 'promotionsSaving' | 'netValue' | 'grandtotal',
    { readonly cents: number }
  > & {
    readonly tax: readonly {
      readonly ratePermille: number;
      readonly net: { readonly cents: number };
      readonly tax: { readonly cents: number };
    }[];
  };
};

export type Submitted = {
  readonly orderId: string | null;
  readonly newCartId: string | null;
  readonly errorMessage: string | null;
  readonly redirectUrl: string | null;
  readonly computopData: {
    readonly action: string;
    readonly fields: readonly { readonly name: string; readonly value: string }[];
  } | null;
};

export const ADDRESS = {
  salutation: 'ms',
  firstName: 'Gesa',
  lastName: 'Gast',
  street: 'Lindenweg 3',
  postCode: '10115',
  city: 'Berlin',
  country: 'DE',
  email: 'gesa.gast@example.com',
};

let shoppers = 0;

/** A visitor with a cart, an e-mail and a network address of their own. */
export const createShopper = async (shop: ShopEndpoint, store = 'de') => {
  shoppers += 1;
  const email = `gesa.gast.${shoppers}@example.com`;
  const headers: Record<string, string> = {
    'x-forwarded-for': `10.${shoppers >> 16}.${(shoppers >> 8) % 256}.${shoppers % 256}`,
    'x-shop-store': store,
    'x-shop-base-url': 'http://de.localhost:3000',
  };
  const call = async <Data>(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Data> => {
    const response = await shop.post({ query, variables }, headers);
    const answer = (await response.json()) as {
      readonly data?: Data;
      readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
    };
    if (answer.errors !== undefined || answer.data === undefined)
      throw new Error(`${answer.errors?.[0]?.extensions?.code}: ${answer.errors?.[0]?.message}`);
    return answer.data;
  };
  const { shopInit } = await call<{ shopInit: { cartId: string; userId: string } }>(
    'mutation{shopInit{cartId userId}}',
  );
  headers['x-ishop-api-userid'] = shopInit.userId;
  const shopper = {
    headers,
    call,
    email,
    userId: shopInit.userId,
    cartId: shopInit.cartId,
    update: async (
      ...ops: readonly unknown[]
    ): Promise<{
      readonly details: TestCart;
      readonly attainableInfos: readonly {
        readonly successful: boolean;
        readonly attainable: number | null;
        readonly failureDescriptions: readonly string[];
        readonly failures: readonly { readonly code: string }[];
      }[];
    }> =>
      (
        await call<{ cart_update: { details: TestCart; attainableInfos: never[] } }>(
          `mutation($data:CartUpdateInput!){cart_update(data:$data){details{${CART}} attainableInfos{successful attainable failureDescriptions failures{code quantity minimum{cents} missing{cents}}}}}`,
          { data: { cartId: shopper.cartId, ops } },
        )
      ).cart_update,
    add: (itemId: string, quantity = 1) => shopper.update({ addPosition: { itemId, quantity } }),
    cart: async (): Promise<TestCart> =>
      (
        await call<{ shop_findCart: TestCart }>(
          `query($id:ID!){shop_findCart(cartId:$id,calculateShippingCost:true){${CART}}}`,
          { id: shopper.cartId },
        )
      ).shop_findCart,
    becomeGuest: async (address: Readonly<Record<string, string>> = { ...ADDRESS, email }): Promise<void> => {
      const { registerGuest } = await call<{
        registerGuest: { jwt: string | null; cartId: string; fieldErrors: unknown[] };
      }>(
        'mutation($id:ID!,$data:GuestInput!){registerGuest(cartId:$id,data:$data){jwt cartId fieldErrors{fieldName errorMessage}}}',
        { id: shopper.cartId, data: { email: address.email, billingAddress: address } },
      );
      if (registerGuest.jwt === null) throw new Error(JSON.stringify(registerGuest.fieldErrors));
      headers['x-jwt'] = registerGuest.jwt;
      shopper.cartId = registerGuest.cartId;
    },
    /** Opens the account of a school and logs in, as everybody has to in the business edition. */
    becomeSchool: async (): Promise<void> => {
      const { registerB2bCustomer } = await call<{ registerB2bCustomer: { jwt: string; userId: string } }>(
        'mutation($data:B2bCustomerInput!){registerB2bCustomer(data:$data){jwt userId}}',
        {
          data: {
            email,
            password: 'rote-socke-7',
            passwordRepeated: 'rote-socke-7',
            address: { ...ADDRESS, email, schoolOrCompany: 'Waldschule' },
            jobTitleCode: 'secretary',
            primaryIndustryGroupCode: 'primary',
            numberOfEmployees: '10-49',
            honeypotField: '',
          },
        },
      );
      headers['x-jwt'] = registerB2bCustomer.jwt;
      const { mergeCarts } = await call<{ mergeCarts: { cart: { id: string } } }>(
        'mutation($id:ID!){mergeCarts(cartId:$id){cart{id}}}',
        {
          id: shopper.cartId,
        },
      );
      shopper.cartId = mergeCarts.cart.id;
      headers['x-ishop-api-userid'] = registerB2bCustomer.userId;
    },
    choosePayment: (paymentId: string) =>
      call<{ setSelectedPayment: { successful: boolean; errorMessage: string | null } }>(
        'mutation($id:ID!,$payment:ID!){setSelectedPayment(cartId:$id,paymentId:$payment){successful errorMessage}}',
        { id: shopper.cartId, payment: paymentId },
      ),
    /** Fills the cart and walks up to the summary. */
    prepare: async (
      items: readonly (readonly [itemId: string, quantity: number])[],
      paymentId = 'INVOICE',
    ): Promise<TestCart> => {
      for (const [itemId, quantity] of items) await shopper.add(itemId, quantity);
      await shopper.becomeGuest();
      await shopper.choosePayment(paymentId);
      return shopper.cart();
    },
    submit: async (
      seen: Pick<TestCart, 'itemsCount' | 'productsCount' | 'totals'> & Partial<SeenChoices>,
      key: string,
    ): Promise<Submitted> =>
      (
        await call<{ submitCart: Submitted }>(
          'mutation($id:ID!,$seen:SeenCartInput!,$key:String!){submitCart(cartId:$id,seenCart:$seen,idempotencyKey:$key){orderId newCartId errorMessage redirectUrl computopData{action fields{name value}}}}',
          {
            id: shopper.cartId,
            seen: {
              grandTotalCents: seen.totals.grandtotal.cents,
              productsCount: seen.productsCount,
              itemsCount: seen.itemsCount,
              billingAddressId: seen.billingAddressId,
              shippingAddressId: seen.shippingAddressId,
              paymentId: seen.paymentId,
              shipperCode: seen.shipperCode,
            },
            key,
          },
        )
      ).submitCart,
  };
  return shopper;
};

export type Shopper = Awaited<ReturnType<typeof createShopper>>;

/** The ways of paying that this shopper is offered. */
export const offeredPayments = async (shopper: Shopper): Promise<readonly string[]> => {
  const { getPaymentInfo } = await shopper.call<{ getPaymentInfo: { paymentMethods: { paymentId: string }[] } }>(
    'query($id:ID!){getPaymentInfo(cartId:$id){paymentMethods{paymentId}}}',
    { id: shopper.cartId },
  );
  return getPaymentInfo.paymentMethods.map(({ paymentId }) => paymentId);
};
