// Where changes of a list are told as long as somebody listens. A module of its own: few pages listen, and every page has the endpoints.

/** Where the shop host tells a page. */
export const LIST_STREAM_PATH = '/api/list-changes/';

/** Where the backend tells the shop host. */
export const LIST_CHANGES_ADDRESS = '/list-changes';
