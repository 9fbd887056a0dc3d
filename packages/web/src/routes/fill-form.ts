// Writes values into the fields of a form as if somebody had typed and ticked them, so that whatever listens to a field hears of it.

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

/** Never written: what the page itself says, and secrets. */
const UNTOUCHED: ReadonlySet<string> = new Set(['hidden', 'password', 'file', 'submit', 'button']);

const tick = (field: HTMLInputElement, isTicked: boolean): void => {
  // A click and not the property, which nothing hears.
  if (field.checked !== isTicked) field.click();
};

const write = (field: Field, value: string): void => {
  if (field.value === value) return;
  // The element's own setter: React takes what is set through the field for something that it knows already.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
};

/** Whether somebody was faster and has typed into the field already. */
const isTouched = (field: Field): boolean =>
  field instanceof HTMLSelectElement ? false : field.value !== field.defaultValue;

/** Writes into one field; without a value it stays as it is, but for a box, which was not ticked then. */
const fillField = (field: Field, value: string | undefined): void => {
  const isBox = field instanceof HTMLInputElement && field.type === 'checkbox';
  if (isBox) tick(field, value !== undefined);
  else if (value !== undefined) putBack(field, value);
};

const putBack = (field: Field, value: string): void => {
  if (field instanceof HTMLInputElement && field.type === 'radio') tick(field, field.checked || field.value === value);
  else if (!isTouched(field)) write(field, value);
};

/** Fills a form with what was typed into it before. */
export const fillForm = (form: HTMLFormElement, typed: Readonly<Record<string, string>>): void => {
  for (const field of form.elements)
    if (isField(field) && field.name !== '' && !UNTOUCHED.has(field.type)) fillField(field, typed[field.name]);
};
