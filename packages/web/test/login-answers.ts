// What the backend answers to a login or a registration, where a test plays it.

/** Nora is logged in. */
export const LOGGED_IN = {
  successfull: true,
  errorMessage: null,
  fieldErrors: [],
  jwt: 'eyJ.secret',
  refreshToken: 'refresh-secret',
  userId: 'm'.repeat(24),
  deviceToken: 'eyJ.device',
  firstName: 'Nora',
  lastName: 'Neu',
  accountKept: false,
};

/** What an answer that lets nobody in has in the place of tokens and names. */
export const NOBODY = {
  jwt: null,
  refreshToken: null,
  userId: null,
  deviceToken: null,
  firstName: null,
  lastName: null,
  accountKept: null,
};
