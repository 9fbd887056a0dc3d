// Route /myaccount/addresses/: leads to the billing addresses, as its guard says.

export const Component = () => null;
