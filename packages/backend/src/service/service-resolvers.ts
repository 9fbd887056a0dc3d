// Resolvers of the service forms: contact, call-back, printed catalogues, competitions. Source: spec 2 §7.

import type { CallBackTime } from '@tornister/domain/forms';
import { answered } from '../graphql/answered.ts';
import type { CallBackTime as AskedTime, Resolvers } from '../graphql/generated/resolver-types.ts';
import { enterCompetition, showCompetition } from './competitions.ts';
import { contactFormData, requestCallBack, sendContactForm } from './contact.ts';
import { listCatalogues, orderCatalogues } from './printed-catalogues.ts';

const TIMES: Readonly<Record<AskedTime, CallBackTime>> = {
  ANY: 'any',
  MORNING: 'morning',
  NOON: 'noon',
  AFTERNOON: 'afternoon',
};

export const serviceResolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    getContactFormData: (_parent, { orderId }, context) => contactFormData(context, orderId),
    getPrintedCatalogues: (_parent, _arguments, context) => listCatalogues(context),
    getCompetition: (_parent, { competitionId }, context) => showCompetition(context, competitionId),
  },
  Mutation: {
    sendContactFormMail: (_parent, { data, ...posted }, context) =>
      answered(sendContactForm(context, { ...data, phone: data.phone ?? '', orderId: data.orderId }, posted)),
    requestCallBack: (_parent, { data, ...posted }, context) =>
      answered(requestCallBack(context, { ...data, time: TIMES[data.time], topic: data.topic ?? '' }, posted)),
    orderPrintedCatalogues: (_parent, { catalogueIds, address, ...posted }, context) =>
      answered(orderCatalogues(context, { catalogueIds, address }, posted)),
    subscribeToCompetition: (_parent, { competitionId, data, honeypotField }, context) =>
      answered(enterCompetition(context, competitionId, data, honeypotField)),
  },
};
