// The names of the use cases of consent.

import type { AskForConsent } from '@tornister/application/consent';
import { token } from './tokens.ts';

/** One for the whole tab: banner, second layer and what is measured go by the same decision. */
export const consentUseCases = { askForConsent: token<AskForConsent>('askForConsent') } as const;
