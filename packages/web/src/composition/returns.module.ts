// Wires the use cases of returns.

import {
  createAnswerReturn,
  createFindReturn,
  createOpenReturnStep,
  returnsSwitchOf,
} from '@tornister/application/returns';
import { areReturnsOn } from '@tornister/domain/returns';
import { areaModule } from './area-module.ts';
import { ports } from './ports.ts';
import { returnsUseCases } from './returns-tokens.ts';

/** The pages of a return, from the order to what is sent. */
export const returnsModule = areaModule((bind) => {
  bind(
    returnsUseCases.openReturnStep,
    [ports.returnsGateway, ports.contentGateway, ports.cookieJar, ports.keyMaker],
    (returns, content, cookies, keys) => createOpenReturnStep({ returns, content, cookies, keys }),
  );
  bind(returnsUseCases.findReturn, [ports.returnsGateway], (returns) => createFindReturn({ returns }));
  bind(returnsUseCases.answerReturn, [ports.returnsGateway], (returns) => createAnswerReturn({ returns }));
  bind(
    returnsUseCases.areReturnsOn,
    [ports.contentGateway],
    (content) => () => returnsSwitchOf(content).map(areReturnsOn),
  );
});
