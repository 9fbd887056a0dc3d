// How long the texts of an address may be; whoever only shows fields does not need the checks. Source: spec 2 §5.

/** Longest name, street, city and company, in characters: what parcel labels print. */
export const ADDRESS_TEXT_MAX_LENGTH = 60;
