// How parts of the forms that open an account are called. Apart from their rules: a page that shows a form does not need these.

/** Name of the form inside an institution's form that asks for the address; its fields stand behind it and a dot. */
export const ADDRESS_FORM = 'address';

/** Name of the field for the certificate of an institution. */
export const CERTIFICATE_FIELD = 'certificate';
