// Wires the use cases of declarations about contracts.

import { createDeclare, createOpenDeclarer } from '@tornister/application/contracts';
import { checkCancellation, checkWithdrawal } from '@tornister/domain/contracts';
import { shopDay } from '@tornister/domain/shared';
import { areaModule } from './area-module.ts';
import { contractUseCases } from './contracts-tokens.ts';
import { ports } from './ports.ts';

/** Withdrawing from an order, cancelling a contract that goes on. */
export const contractsModule = areaModule((bind) => {
  bind(contractUseCases.declareWithdrawal, [ports.contractGateway, ports.keyMaker], (contracts, keys) =>
    createDeclare({ check: checkWithdrawal, submit: contracts.withdraw, keys }),
  );
  bind(
    contractUseCases.declareCancellation,
    [ports.contractGateway, ports.keyMaker, ports.clock],
    (contracts, keys, clock) =>
      createDeclare({
        check: checkCancellation,
        checkFirst: (form) => checkCancellation(form, shopDay(clock.now())),
        submit: contracts.cancel,
        keys,
      }),
  );
  bind(contractUseCases.openOrder, [ports.ordersGateway], (orders) => orders.order);
  bind(contractUseCases.openDeclarer, [ports.serviceGateway], (service) => createOpenDeclarer({ service }));
});
