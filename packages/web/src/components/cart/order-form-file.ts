// Where the basket is downloaded as an order form; the shop host's own endpoint.

export const ORDER_FORM_FILE_PATH = '/api/order-form/';
