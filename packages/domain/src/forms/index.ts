// Entry of the rules of form fields and their errors.

export * from './customer-number.ts';
export * from './email-address.ts';
export * from './email-completion.ts';
export * from './field-errors.ts';
export * from './field-label.ts';
export * from './form-handler.ts';
export * from './honeypot.ts';
export * from './password.ts';
export * from './review-form.ts';
export * from './rule.ts';
export * from './service-fields.ts';
export * from './service-forms.ts';
export * from './typed-text.ts';
export * from './upload.ts';
export * from './upload-limits.ts';
export * from './validators.ts';
