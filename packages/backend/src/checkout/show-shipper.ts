// A shipper as the schema wants it.

import type { Shipper } from '@tornister/domain/checkout';
import type { Answer } from '../graphql/answer.ts';

const REASONS = {
  'PACKSTATION-DHL-ONLY': 'PACKSTATION_DHL_ONLY',
  'DHL-GERMANY-ONLY': 'DHL_GERMANY_ONLY',
  'FREIGHT-ONLY': 'FREIGHT_ONLY',
} as const;

/** What it costs, and why it cannot be chosen where that is so. */
export const showShipper = (shipper: Shipper): Answer<'Shipper'> => ({
  code: shipper.code,
  name: shipper.name,
  costs: shipper.costs,
  tariff: shipper.tariff,
  selected: shipper.selected,
  enabled: shipper.availability.enabled,
  info: shipper.availability.enabled ? null : REASONS[shipper.availability.reason],
});
