// Every table of the shop, by the area that writes it. Amounts are whole cents, moments are milliseconds since 1970-01-01T00:00Z.

import type { CatalogueTables } from '../catalogue/tables.ts';
import type { ContentTables } from '../content/tables.ts';
import type { ReviewTables } from '../reviews/tables.ts';
import type { SearchTables } from '../search/tables.ts';
import type { SeedingTables } from '../seeding/tables.ts';
import type { ServiceTables } from '../service/tables.ts';
import type { AccountTables } from './account-tables.ts';
import type { CartTables } from './cart-tables.ts';
import type { ClassListTables } from './class-list-tables.ts';
import type { ContractTables } from './contract-tables.ts';
import type { NewsletterTables } from './newsletter-tables.ts';
import type { OrderTables } from './order-tables.ts';
import type { PaymentTables } from './payment-tables.ts';
import type { PrimeTables } from './prime-tables.ts';
import type { ReturnTables } from './return-tables.ts';
import type { ShopTables } from './shop-tables.ts';
import type { WishlistTables } from './wishlist-tables.ts';

export type Tables = AccountTables &
  CartTables &
  ClassListTables &
  ContractTables &
  NewsletterTables &
  OrderTables &
  PaymentTables &
  ReturnTables &
  PrimeTables &
  ShopTables &
  WishlistTables &
  CatalogueTables &
  ContentTables &
  SearchTables &
  SeedingTables &
  ReviewTables &
  ServiceTables;
