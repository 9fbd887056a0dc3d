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

const open = () => {
  const form = document.createElement('form');
  form.innerHTML = FORM;
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
});
