// Whether a request brings a file along: asked by the shop host and by the backend.

/** Whether the content type of a request is that of a form with files (RFC 7578), which names the boundary of its parts. */
export const isMultipart = (contentType: string): boolean => /^multipart\/form-data\s*;/i.test(contentType);
