// Whom a reminder of the password goes to. Source: spec 2 §3 "Auth state", §4 "Shipping step".

/** Changing the e-mail of the billing address changes the one of the password reminder (spec 2 §4). */
export const passwordReminderEmail = (current: string, billingEmail: string | undefined): string =>
  billingEmail?.trim() || current;
