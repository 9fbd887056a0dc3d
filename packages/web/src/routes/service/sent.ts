/** Parameter of an address that says that a form was taken. */
export const SENT = 'sent';
