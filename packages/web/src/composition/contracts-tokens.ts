// The names (tokens) of the use cases of declarations about contracts.

import type { DeclarationSteps, Declare, OpenDeclarer } from '@tornister/application/contracts';
import type { Declaring, OrdersGateway, OrderWanted } from '@tornister/application/ports';
import type { CancellationForm, WithdrawalForm } from '@tornister/domain/contracts';
import { token } from './tokens.ts';

/** What somebody declares about a contract that was made. */
export const contractUseCases = {
  declareWithdrawal: token<Declare<WithdrawalForm, Declaring & { readonly from?: OrderWanted }>>('declareWithdrawal'),
  declareCancellation: token<Declare<CancellationForm>>('declareCancellation'),
  /** What a declaration had come to, for a reload. */
  declarationSteps: token<DeclarationSteps>('declarationSteps'),
  /** The order that the declaration comes from. */
  openOrder: token<OrdersGateway['order']>('openOrderToWithdraw'),
  /** What is known of the member who declares; nothing of anybody else. */
  openDeclarer: token<OpenDeclarer>('openDeclarer'),
} as const;
