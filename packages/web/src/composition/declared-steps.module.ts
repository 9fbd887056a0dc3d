// Wires what keeps the steps of a declaration about a contract.

import { createDeclarationSteps } from '@tornister/application/contracts';
import { areaModule } from './area-module.ts';
import { contractUseCases } from './contracts-tokens.ts';
import { sessionUseCases } from './session-tokens.ts';

/** What a declaration had come to, which a page asks for that was just opened. */
export const declaredStepsModule = areaModule((bind) => {
  bind(contractUseCases.declarationSteps, [sessionUseCases.formDrafts], createDeclarationSteps);
});
