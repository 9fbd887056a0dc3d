// Route /myaccount/: the guard leads to the contact details, or to the login.

export const Component = () => null;
