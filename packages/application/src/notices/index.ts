// Entry of the use cases of notices.

export * from './arriving-notice.ts';
export * from './gateway-notice.ts';
export { travellingNotice } from './named-notice.ts';
export * from './passed-notice.ts';
export * from './show-notices.ts';
