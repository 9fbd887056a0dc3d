// The key by which a repeated request is known to be the same one. Source: spec 2 §4 "Submit"; docs/adr/0009 "Shop host and backend".

const KEY = /^[\w.:-]{8,100}$/;

/** Whether a text can be the key of a request. */
export const isIdempotencyKey = (key: string): boolean => KEY.test(key);

const POSTED_KEY = /^[\w-]{8,60}$/;

/** The key that a form was given; shorter than a request's may be, which adds the part of the form that it asks for. */
export const parsePostedKey = (posted: string): string | undefined => (POSTED_KEY.test(posted) ? posted : undefined);
