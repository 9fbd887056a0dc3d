// The preview of the order confirmation, an area of its own: its code comes to the tab only when staff ask for it.

export * from './preview-confirmation.ts';
