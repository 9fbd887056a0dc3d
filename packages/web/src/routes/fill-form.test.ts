import { describe, expect, it } from 'vitest';
import { fillForm } from './fill-form.ts';

const FORM = `
  <input type="hidden" name="cartId" value="cart-1" />
  <input name="firstname" />
  <input name="city" value="Ellwangen" />
  <input type="password" name="password" />
  <input type="radio" name="type" value="a" checked /><input type="radio" name="type" value="b" />
  <input type="checkbox" name="news" /><input type="checkbox" name="check" checked />
  <select name="country"><option value="DE">DE</option><option value="AT">AT</option></select>
  <textarea name="comment"></textarea>`;

const open = (html = FORM) => {
  const form = document.createElement('form');
  form.innerHTML = html;
  document.body.append(form);
  const heard: string[] = [];
  for (const event of ['input', 'change'])
    form.addEventListener(event, ({ target }) => heard.push(`${event} ${(target as HTMLInputElement).name}`));
  return { form, heard, values: () => Object.fromEntries(new FormData(form)) };
};

describe('filling a form', () => {
  it('writes texts, choices and ticks, and lets listeners hear of each', () => {
    const { form, heard, values } = open();
    fillForm(form, { firstname: 'Gesa', type: 'b', news: 'on', country: 'AT', comment: 'Bitte klingeln.' });
    expect(values()).toEqual({
      ...{ cartId: 'cart-1', firstname: 'Gesa', city: 'Ellwangen', password: '', type: 'b', news: 'on' },
      ...{ country: 'AT', comment: 'Bitte klingeln.' },
    });
    for (const name of ['firstname', 'type', 'news', 'check', 'country', 'comment'])
      expect(heard).toContain(`change ${name}`);
    expect(heard).not.toContain('change city');
  });

  it('leaves what the page says, and passwords', () => {
    const { form, values } = open();
    fillForm(form, { cartId: 'cart-9', password: 'secret' });
    expect(values()).toMatchObject({ cartId: 'cart-1', password: '' });
  });

  it('leaves what somebody has typed meanwhile', () => {
    const { form, values } = open();
    (form.elements.namedItem('firstname') as HTMLInputElement).value = 'Ida';
    fillForm(form, { firstname: 'Gesa' });
    expect(values().firstname).toBe('Ida');
  });

  it('leaves what somebody has chosen and ticked meanwhile', () => {
    const { form, values } = open();
    (form.querySelector('input[value="b"]') as HTMLInputElement).checked = true;
    (form.elements.namedItem('news') as HTMLInputElement).checked = true;
    (form.elements.namedItem('check') as HTMLInputElement).checked = false;
    (form.elements.namedItem('country') as HTMLSelectElement).value = 'AT';
    fillForm(form, { type: 'a', check: 'on', country: 'DE' });
    expect(values()).toMatchObject({ type: 'b', news: 'on', country: 'AT' });
    expect(values()).not.toHaveProperty('check');
  });

  it('chooses again where the page came with another choice', () => {
    const { form, values } = open(
      '<select name="country"><option value="DE">DE</option><option value="AT" selected>AT</option></select>',
    );
    fillForm(form, { country: 'DE' });
    expect(values()).toEqual({ country: 'DE' });
  });

  describe('with parts that are one form or another', () => {
    const part = (hidden: string): string => `${hidden}<input name="bill.city" value="Ellwangen" />`;
    const changed = (id: string): string =>
      part(
        `<input type="hidden" name="bill.mode" value="changed" /><input type="hidden" name="bill.addressId" value="${id}" />`,
      );
    const added = part('<input type="hidden" name="bill.mode" value="new" />');
    const typed = { 'bill.mode': 'changed', 'bill.addressId': 'a', 'bill.city': 'Aalen', comment: 'Danke' };

    it.each([
      ['the same address is changed', changed('a'), typed, 'Aalen'],
      ['another address is changed', changed('b'), typed, 'Ellwangen'],
      ['an address is added', added, typed, 'Ellwangen'],
      [
        'an address was added and is added',
        added,
        { ...typed, 'bill.mode': 'new', 'bill.addressId': undefined },
        'Aalen',
      ],
      [
        'an address was changed beside a list, which is shown',
        part(''),
        { ...typed, 'bill.changed': 'a' },
        'Ellwangen',
      ],
    ])('%s', (_case, html, draft, city) => {
      const { form, values } = open(`${html}<textarea name="comment"></textarea>`);
      const isGivenUp = fillForm(form, JSON.parse(JSON.stringify(draft)) as Record<string, string>);
      expect(values()).toMatchObject({ 'bill.city': city, comment: 'Danke' });
      expect(isGivenUp).toBe(city === 'Ellwangen');
    });

    it('a choice between addresses is put back', () => {
      const radios = ['a', 'b'].map((id) => `<input type="radio" name="bill.addressId" value="${id}" />`).join('');
      const { form, values } = open(`<input type="hidden" name="bill.mode" value="saved" />${radios}`);
      expect(fillForm(form, { 'bill.mode': 'saved', 'bill.addressId': 'b' })).toBe(false);
      expect(values()['bill.addressId']).toBe('b');
    });
  });
});
