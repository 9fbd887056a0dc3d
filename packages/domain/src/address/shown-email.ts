// Internationalised e-mail addresses as people read them. Source: spec 2 §5 "Internationalised email addresses are shown decoded".

/** Turns a domain from `xn--…` into what people read. */
export type DomainDecoder = (domain: string) => string;

/** The address with its domain decoded; the part before the last @ stays as it is. */
export const shownEmail = (email: string, decodeDomain: DomainDecoder): string => {
  const at = email.lastIndexOf('@');
  return at < 0 ? email : email.slice(0, at + 1) + decodeDomain(email.slice(at + 1));
};
