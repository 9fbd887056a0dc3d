// Port: what consumers declare about contracts that were made.

import type { CancellationForm, WithdrawalForm } from '@tornister/domain/contracts';
import type { Instant } from '@tornister/domain/shared';
import type { ResultAsync } from 'neverthrow';
import type { GatewayError } from './gateway-error.ts';
import type { OrderWanted } from './orders-gateway.ts';

/** What every declaration comes with. */
export type Declaring = {
  /** Filled in by machines only. */
  readonly honeypotField: string;
  /** Made once for a declaration: one that comes twice is one. */
  readonly key: string;
};

/** Declarations about contracts. What they answer says nothing about whether there is such a contract. */
export type ContractGateway = {
  /** Declares a withdrawal; answers when it was received. `from` is the order whose page it comes from. */
  readonly withdraw: (
    form: WithdrawalForm,
    declaring: Declaring & { readonly from?: OrderWanted },
  ) => ResultAsync<Instant, GatewayError>;
  /** Declares a cancellation; answers when it was received. */
  readonly cancel: (form: CancellationForm, declaring: Declaring) => ResultAsync<Instant, GatewayError>;
};
