// Entry of the use cases of a member's own data.

export * from './edit-address-book.ts';
export * from './edit-contact-details.ts';
export * from './known-email.ts';
