// Labels of fields. Source: spec 3 §5 "optional fields get an 'optional' label suffix".

/** Key of the suffix that the label of an optional field gets. */
export const OPTIONAL_SUFFIX_KEY = 'vue.form.label.optional';
