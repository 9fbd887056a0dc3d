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

/** The option that the page came with. */
const firstChosen = ({ options }: HTMLSelectElement): number =>
  Math.max(
    [...options].findIndex((option) => option.hasAttribute('selected')),
    0,
  );

const isBoxOrRadio = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);

/** Whether somebody was faster and has typed into the field, ticked it or chosen in it already; of radio buttons one speaks for all. */
const isTouched = (field: Field, fields: readonly Field[]): boolean => {
  if (field instanceof HTMLSelectElement) return field.selectedIndex !== firstChosen(field);
  if (!(field instanceof HTMLInputElement)) return field.value !== field.defaultValue;
  if (field.type === 'checkbox') return field.checked !== field.defaultChecked;
  if (field.type !== 'radio') return field.value !== field.defaultValue;
  return fields.some(
    (each) => each instanceof HTMLInputElement && each.name === field.name && each.checked !== each.defaultChecked,
  );
};

/** Writes into one field; without a value it stays as it is, but for a box, which was not ticked then. */
const fillField = (field: Field, value: string | undefined): void => {
  const isBox = field instanceof HTMLInputElement && field.type === 'checkbox';
  if (isBox) tick(field, value !== undefined);
  else if (value !== undefined) putBack(field, value);
};

const putBack = (field: Field, value: string): void => {
  if (field instanceof HTMLInputElement && field.type === 'radio') tick(field, field.checked || field.value === value);
  else write(field, value);
};

type Typed = Readonly<Record<string, string>>;

/** What says of a part of a form, `billingAddress.…`, which form it is: whether its address is new, or which one is changed. */
const WHICH_FORM = ['mode', 'addressId', 'changed'] as const;

const partOf = ({ name }: Field): string => name.slice(0, name.lastIndexOf('.') + 1);

/** Whether the part was another form when it was typed into. A choice between addresses is an answer, and no form of its own. */
const isOtherForm = (fields: readonly Field[], typed: Typed, part: string): boolean =>
  WHICH_FORM.some((name) => {
    const shown = fields.filter((field) => field.name === part + name);
    return shown.every(({ type }) => type === 'hidden') && shown[0]?.value !== typed[part + name];
  });

/**
 * Fills a form with what was typed into it before. Parts that were other forms then stay as they are: what was typed there belongs to another
 * address. Answers whether there were any.
 */
export const fillForm = (form: HTMLFormElement, typed: Typed): boolean => {
  const fields = [...form.elements].filter(isField).filter(({ name }) => name !== '');
  const others = new Set(
    [...new Set(fields.map(partOf))].filter((part) => part !== '' && isOtherForm(fields, typed, part)),
  );
  const untouched = fields.filter((field) => !isTouched(field, fields));
  for (const field of untouched)
    if (!UNTOUCHED.has(field.type) && !others.has(partOf(field))) fillField(field, typed[field.name]);
  return others.size > 0;
};

/** Lets a field be as the page came with it, which nothing hears. */
const takeBack = (field: Field): void => {
  if (field instanceof HTMLSelectElement) field.selectedIndex = firstChosen(field);
  else if (isBoxOrRadio(field)) field.checked = field.defaultChecked;
  else field.value = field.defaultValue;
};

/** Writes into a field what it holds now; of radio buttons only the chosen one speaks. */
const writerOf = (field: Field): (() => void) => {
  const { value } = field;
  if (!isBoxOrRadio(field)) return () => write(field, value);
  const { checked, type } = field;
  return () => {
    if (checked || type === 'checkbox') tick(field, checked);
  };
};

/**
 * Takes back what was typed, ticked and chosen in all fields of a page so far. Answers what writes it anew, so that whoever listens by then
 * hears of it.
 */
export const takeBackChanges = (page: ParentNode): (() => void) => {
  const fields = [...page.querySelectorAll('input, select, textarea')].filter(isField);
  const touched = fields.filter((field) => !UNTOUCHED.has(field.type) && isTouched(field, fields));
  const writers = touched.map(writerOf);
  for (const field of touched) takeBack(field);
  return () => {
    for (const rewrite of writers) rewrite();
  };
};
