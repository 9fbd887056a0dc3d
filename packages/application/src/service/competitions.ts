// Taking part in a competition. Source: spec 2 §7 `subscribeToCompetition`.

import { type CompetitionForm, checkCompetitionForm } from '@tornister/domain/forms';
import type { ResultAsync } from 'neverthrow';
import type { Competition, GatewayError, ServiceGateway } from '../ports/index.ts';
import { invalidForm, type ServiceFormError } from './form-error.ts';

/** A competition and its form. */
export type Competitions = {
  /** Undefined for one that never was. */
  readonly open: (id: string) => ResultAsync<Competition | undefined, GatewayError>;
  readonly enter: (id: string, form: CompetitionForm, honeypotField: string) => ResultAsync<void, ServiceFormError>;
};

/** Makes the use case of competitions. */
export const createCompetitions = ({ service }: { readonly service: ServiceGateway }): Competitions => ({
  open: service.competition,
  enter: (id, form, honeypotField) =>
    checkCompetitionForm(form)
      .mapErr(invalidForm)
      .asyncAndThen((checked) => service.enterCompetition(id, checked, honeypotField)),
});
