// Labels of fields. Source: spec 3 §5 "optional fields get an 'optional' label suffix".

/** Key of the suffix. */
export const OPTIONAL_SUFFIX_KEY = 'vue.form.label.optional';

/** Keys that make up the label of a field, in reading order: optional fields get the suffix. */
export const labelKeys = (labelKey: string, isRequired: boolean): readonly string[] =>
  isRequired ? [labelKey] : [labelKey, OPTIONAL_SUFFIX_KEY];
