// Generated from the .graphql files by `npm run codegen`. Do not edit.
import type { Operation } from '../../transport/operation.ts';
import type {
  RecordProductGlanceViewMutation,
  RecordProductGlanceViewMutationVariables,
  TrackingAddEventsMutation,
  TrackingAddEventsMutationVariables,
} from '../operations.ts';

export const trackingAddEvents: Operation<TrackingAddEventsMutation, TrackingAddEventsMutationVariables> = {
  name: 'trackingAddEvents',
  kind: 'mutation',
  text: "mutation trackingAddEvents($events:[TrackingEventInput!]!){tracking_addEvents(events:$events)}",
};

export const recordProductGlanceView: Operation<RecordProductGlanceViewMutation, RecordProductGlanceViewMutationVariables> = {
  name: 'recordProductGlanceView',
  kind: 'mutation',
  text: "mutation recordProductGlanceView($productId:ID!$itemId:ID!$domain:String!){recordProductGlanceView(productId:$productId itemId:$itemId domain:$domain)}",
};
