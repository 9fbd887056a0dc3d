// The settings without which a shop in production mode does not start; nothing of the demonstration stands in for them by itself.

type Given = Readonly<
  Partial<
    Record<
      | 'SHOP_DOMAINS'
      | 'SHOP_BASE_URLS'
      | 'SMTP_URL'
      | 'OUTBOX_PAGES'
      | 'PAYMENT_SANDBOX'
      | 'BACKEND_PUBLIC_URL'
      | 'SELLER'
      | 'STAFF_EMAIL'
      | 'BANK_ACCOUNTS'
      | 'SHOP_CLIENT_SECRET'
      | 'JWT_SECRET'
      | 'PAYMENT_SECRET',
      unknown
    >
  >
>;

type Need = { readonly name: keyof Given; readonly isMissing: boolean; readonly why: string };

const needsOf = (given: Given): readonly Need[] => [
  {
    name: 'SHOP_DOMAINS',
    isMissing: given.SHOP_DOMAINS === undefined && given.SHOP_BASE_URLS === undefined,
    why: 'mails and payments lead back to the addresses of the shop',
  },
  {
    name: 'SMTP_URL',
    isMissing: given.SMTP_URL === undefined && given.OUTBOX_PAGES !== 'on',
    why: 'orders are confirmed by mail; OUTBOX_PAGES=on lets everybody read the mails instead',
  },
  {
    name: 'BACKEND_PUBLIC_URL',
    isMissing: given.BACKEND_PUBLIC_URL === undefined && given.PAYMENT_SANDBOX === 'on',
    why: 'browsers reach the payment sandbox there',
  },
  { name: 'SELLER', isMissing: given.SELLER === undefined, why: 'invoices name who sells' },
  {
    name: 'STAFF_EMAIL',
    isMissing: given.STAFF_EMAIL === undefined,
    why: 'somebody has to read of returns, withdrawals, cancellations, reviews and money that is paid back by hand',
  },
  {
    name: 'BANK_ACCOUNTS',
    isMissing: given.BANK_ACCOUNTS === undefined,
    why: 'invoices and prepayment are transferred there, and a store without an account offers neither; {} says that no store does',
  },
  {
    name: 'SHOP_CLIENT_SECRET',
    isMissing: given.SHOP_CLIENT_SECRET === undefined,
    why: 'shop host and backend share it',
  },
  { name: 'JWT_SECRET', isMissing: given.JWT_SECRET === undefined, why: 'all backends share it' },
  { name: 'PAYMENT_SECRET', isMissing: given.PAYMENT_SECRET === undefined, why: 'all backends share it' },
];

/** One line that names the first setting that is missing in production; undefined when none is. */
export const missingForProduction = (given: Given): string | undefined => {
  const need = needsOf(given).find(({ isMissing }) => isMissing);
  return need && `Setting ${need.name}: must be set with SHOP_MODE=production, because ${need.why}.`;
};
