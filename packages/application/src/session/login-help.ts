// Whom an institution may ask when it cannot log in. Source: spec 3 §6 "hotline and email teasers", §7.

import { isEmailAddress } from '@tornister/domain/forms';
import { type Edition, parameterText, TEXT_PARAMETERS } from '@tornister/domain/storefront';
import type { ContentGateway } from '../ports/index.ts';

/** As far as the operator has set them. */
export type LoginHelp = { readonly hotline?: string; readonly email?: string };

export type OpenLoginHelp = () => Promise<LoginHelp | undefined>;

/** Hotline and e-mail address beside the login of the business edition; undefined for consumers, and where nothing is set or can be had. */
export const createOpenLoginHelp =
  (
    content: Pick<ContentGateway, 'parameters'>,
    { hasHotlineAndEmailTeasers }: Pick<Edition, 'hasHotlineAndEmailTeasers'>,
  ): OpenLoginHelp =>
  async () => {
    if (!hasHotlineAndEmailTeasers) return undefined;
    const parameters = await content.parameters([TEXT_PARAMETERS.hotline, TEXT_PARAMETERS.email]).unwrapOr([]);
    const hotline = parameterText(parameters, TEXT_PARAMETERS.hotline);
    const email = parameterText(parameters, TEXT_PARAMETERS.email);
    const help = {
      ...(hotline === undefined ? {} : { hotline }),
      ...(email === undefined || !isEmailAddress(email) ? {} : { email }),
    };
    return Object.keys(help).length === 0 ? undefined : help;
  };
