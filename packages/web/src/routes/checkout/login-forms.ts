// The addresses of the forms in the checkout's first step.

import { PATHS } from '@tornister/domain/routing';

/** By form, where it is. */
export const LOGIN_FORMS = {
  choose: PATHS.checkoutLogin,
  register: `${PATHS.checkoutLogin}?option=register`,
  guest: `${PATHS.checkoutLogin}?option=guest`,
} as const;
