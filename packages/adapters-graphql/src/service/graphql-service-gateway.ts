// The port `ServiceGateway`, on GraphQL.

import type { ServiceGateway } from '@tornister/application/ports';
import type { CallBackTime } from '@tornister/domain/forms';
import { instantOf } from '@tornister/domain/shared';
import {
  getCompetition,
  getContactFormData,
  getPrintedCatalogues,
  orderPrintedCatalogues,
  requestCallBack,
  sendContactFormMail,
  subscribeToCompetition,
} from '../generated/operations/service.ts';
import type { CallBackTime as AskedTime } from '../generated/operations.ts';
import { toAddressInput } from '../mapping/address-mapper.ts';
import { present, same, toPicture } from '../mapping/parts-mapper.ts';
import { accepted } from '../mapping/refusals.ts';
import { ORDER_STATES } from '../orders/orders-mapper.ts';
import type { GraphqlTransport } from '../transport/graphql-transport.ts';

const TIMES: Readonly<Record<CallBackTime, AskedTime>> = {
  any: 'ANY',
  morning: 'MORNING',
  noon: 'NOON',
  afternoon: 'AFTERNOON',
};

/** The forms of the service pages, posted by whoever visits the shop. */
export const createGraphqlServiceGateway = (transport: GraphqlTransport): ServiceGateway => ({
  contactFormData: (orderId) =>
    transport.run(getContactFormData, { orderId: orderId ?? null }, ({ getContactFormData: data }) => ({
      ...data,
      orders: data.orders.map(({ state, orderedAt, ...order }) => ({
        ...order,
        state: ORDER_STATES[state],
        orderedAt: instantOf(orderedAt),
      })),
    })),
  sendContactForm: ({ orderId, ...form }, post) =>
    transport
      .run(sendContactFormMail, { data: { ...form, orderId: orderId ?? null }, ...post }, (answer) =>
        accepted(answer.sendContactFormMail),
      )
      .andThen(same),
  requestCallBack: ({ time, ...form }, post) =>
    transport
      .run(requestCallBack, { data: { ...form, time: TIMES[time] }, ...post }, (answer) =>
        accepted(answer.requestCallBack),
      )
      .andThen(same),
  printedCatalogues: () =>
    transport.run(getPrintedCatalogues, {}, (answer) => ({
      countries: answer.getBillingCountries,
      catalogues: answer.getPrintedCatalogues.map(({ path, ...one }) => ({
        ...one,
        picture: toPicture(one.picture),
        ...present('path', path, same),
      })),
    })),
  orderCatalogues: ({ catalogueIds, address }, post) =>
    transport
      .run(
        orderPrintedCatalogues,
        { catalogueIds: [...catalogueIds], address: toAddressInput(address), ...post },
        (answer) => accepted(answer.orderPrintedCatalogues),
      )
      .andThen(same),
  competition: (competitionId) =>
    transport.run(getCompetition, { competitionId }, ({ getCompetition: found }) =>
      found === null ? undefined : { ...found, closesAt: instantOf(found.closesAt) },
    ),
  enterCompetition: (competitionId, data, honeypotField) =>
    transport
      .run(subscribeToCompetition, { competitionId, data: { ...data }, honeypotField }, (answer) =>
        accepted(answer.subscribeToCompetition),
      )
      .andThen(same),
});
