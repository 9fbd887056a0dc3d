// What somebody logs in with. Source: spec 1 §6 "Business customer" ("customer-number login"), spec 3 §3 "Login form".

type Names = { readonly email: string; readonly customerNumber?: string | null | undefined };

/** The customer number of an institution in the business edition, otherwise the e-mail address. */
export const loginNameOf = ({ email, customerNumber }: Names, { isB2b }: { readonly isB2b: boolean }): string =>
  (isB2b && customerNumber) || email;
