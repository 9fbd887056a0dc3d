// A file that the backend makes for a visitor, like an invoice or the label of a return.

export type DownloadFile = { readonly fileName: string; readonly contentType: string; readonly base64: string };
