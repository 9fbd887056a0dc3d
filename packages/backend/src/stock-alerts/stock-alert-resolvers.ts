// Resolvers of the wishes to hear when an article is back.

import { answered } from '../graphql/answered.ts';
import type { Resolvers } from '../graphql/generated/resolver-types.ts';
import { askForStock, confirmStockAlert, endStockAlerts } from './stock-alerts.ts';

export const stockAlertResolvers: Pick<Resolvers, 'Mutation'> = {
  Mutation: {
    askForStock: (_parent, wish, context) => answered(askForStock(context, wish)),
    confirmStockAlert: (_parent, { token }, context) => answered(confirmStockAlert(context, token)),
    endStockAlerts: (_parent, link, context) => answered(endStockAlerts(context, link)),
  },
};
