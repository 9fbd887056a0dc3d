// The tables of the prime membership. The membership itself stands with its account.

/** A place on the waiting list. */
type PrimeWaitingListTable = {
  id: string;
  store: string;
  /** In lower case. */
  email: string;
  language: string;
  base_url: string;
  requested_at: number;
  /** When the link in the mail was opened; before that nothing is sent but that mail. */
  confirmed_at: number | null;
  /** When the mail was ordered that tells that prime can be bought; that mail is what the place was for. */
  notified_at: number | null;
};

export type PrimeTables = { prime_waiting_list: PrimeWaitingListTable };
