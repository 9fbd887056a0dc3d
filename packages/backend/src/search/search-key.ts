/** A query as it is compared with others: small letters, single spaces, none around it. */
export const searchKey = (query: string): string => query.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
