// Opening an account: consumers, schools, and guests who keep what they have ordered.

import { goodsOf } from '../fixtures/catalogue.ts';
import { addGoods, arriveAfter, CHECKOUT, fieldsOf, orderForm } from '../fixtures/checkout-by-post.ts';
import { createVisitor, locationOf, type Visitor } from '../fixtures/http.ts';
import { theMailAbout } from '../fixtures/mails.ts';
import { aGuest, NEW_PASSWORD, registrationFields, schoolFields } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { translator } from '../fixtures/translate.ts';

const REGISTER = '/myaccount/register/';
const OWN_FORM = `${CHECKOUT.login}?option=register`;
const t = translator('de');
const edu = translator('b2b');

const isMember = (visitor: Visitor): boolean => {
  const names = visitor.cookies().map(({ name }) => name);
  return names.includes('X-JWT') && !names.includes('X-JWT-guest');
};

test.describe('A consumer, by forms', () => {
  test('opens an account, is logged in and welcomed by mail, and has nothing to register any more', async () => {
    const [visitor, person] = [createVisitor(), aGuest()];
    expect((await visitor.get(REGISTER)).text).toContain('name="homepage"');
    const done = await visitor.post(REGISTER, registrationFields(person));
    expect([done.status, locationOf(done), isMember(visitor)]).toEqual([303, '/myaccount/', true]);
    expect((await visitor.get('/')).text).toContain(t('vue.user.registerPage.notification.successRegister'));
    expect(await theMailAbout('Ihr Kundenkonto', person.email)).toContain(person.firstname);
    expect(locationOf(await visitor.get(REGISTER))).toBe('/myaccount/');
    expect((await visitor.get('/')).text).toContain(t('vue.user.registerPage.notification.alreadyLoggedIn'));
    const again = createVisitor();
    const login = { intent: 'login', email: person.email, password: NEW_PASSWORD };
    expect((await again.post('/login/', login)).status).toBe(303);
  });

  test('is told every mistake, and loses nothing but the passwords', async () => {
    const [visitor, person] = [createVisitor(), aGuest()];
    const wrong = { ...registrationFields(person), lastname: '', email: 'ada@', password: 'kurz-1' };
    const refused = await visitor.post(REGISTER, wrong);
    expect([refused.status, isMember(visitor)]).toEqual([422, false]);
    expect(refused.text.match(/href="#(?:lastname|email|password|passwordRepeated)"/g)).toHaveLength(4);
    expect(fieldsOf(refused.text)).toMatchObject({ firstname: person.firstname, email: 'ada@', password: '' });
    expect(refused.text).not.toContain('kurz-1');
  });

  test('learns of the account that the address has already, whatever its case', async () => {
    const person = aGuest();
    await createVisitor().post(REGISTER, registrationFields(person));
    const other = { ...registrationFields({ ...person, email: person.email.toUpperCase() }), password: 'x-anders-99' };
    const refused = await createVisitor().post(REGISTER, { ...other, passwordRepeated: 'x-anders-99' });
    expect([refused.status, refused.text.includes(t('vue.form.error.emailNotUnique'))]).toEqual([422, true]);
    expect(refused.text).not.toContain(t('vue.message.internalError'));
  });

  test('goes on with the checkout and the same basket', async () => {
    const visitor = createVisitor();
    await addGoods(visitor, await goodsOf());
    expect((await visitor.get(CHECKOUT.login)).text).toContain(`href="${OWN_FORM}"`);
    const form = await visitor.get(OWN_FORM);
    expect(form.text).toContain(`action="${OWN_FORM}"`);
    const person = aGuest();
    const wrong = { ...fieldsOf(form.text), ...registrationFields(person), passwordRepeated: 'anders' };
    const refused = await visitor.post(OWN_FORM, wrong);
    expect(refused.status).toBe(422);
    const again = { ...fieldsOf(refused.text), password: NEW_PASSWORD, passwordRepeated: NEW_PASSWORD };
    expect(again).toMatchObject({ intent: 'register', firstname: person.firstname, email: person.email });
    const done = await visitor.post(OWN_FORM, { ...again, salutation: person.salutation });
    expect([done.status, locationOf(done)]).toEqual([303, CHECKOUT.shipping]);
    expect((await visitor.get(CHECKOUT.shipping)).status).toBe(200);
    expect((await visitor.get(CHECKOUT.basket)).text).toContain('name="lineId"');
  });

  test('is no machine: what fills the trap gets the answer of a success and no account', async () => {
    const [machine, person] = [createVisitor(), aGuest()];
    const done = await machine.post(REGISTER, { ...registrationFields(person), homepage: 'http://spam.example' });
    expect([done.status, locationOf(done), isMember(machine)]).toEqual([303, '/myaccount/', false]);
    expect((await createVisitor().post(REGISTER, registrationFields(person))).status).toBe(303);
  });
});

test.describe('A school, by forms', () => {
  test('registers, is told its number on the page and by mail, and logs in by it', async () => {
    const [visitor, person] = [createVisitor({ storefront: 'b2b' }), aGuest()];
    expect((await visitor.get('/login/')).text).toContain(`href="${REGISTER}"`);
    expect((await visitor.get(REGISTER)).text).toContain('name="numberOfEmployees"');
    const done = await visitor.post(REGISTER, schoolFields(person));
    expect([done.status, isMember(visitor)]).toEqual([303, true]);
    const number = /8\d{5}/.exec(await theMailAbout('Ihr Kundenkonto', person.email))?.[0] ?? 'none';
    const home = await visitor.get('/');
    expect(home.text).toContain(edu('vue.user.registerPage.notification.successRegister', { number }));
    const again = createVisitor({ storefront: 'b2b' });
    const login = { intent: 'login', email: number, password: NEW_PASSWORD };
    expect((await again.post('/login/', login)).status).toBe(303);
  });

  test('is told every mistake at its field and finds everything else as it was', async () => {
    const visitor = createVisitor({ storefront: 'b2b' });
    const wrong = {
      ...schoolFields(aGuest()),
      'address.postcode': '123',
      'address.company': '',
      VATRegistrationNo: '12',
    };
    const refused = await visitor.post(REGISTER, { ...wrong, jobTitleCode: '' });
    expect([refused.status, isMember(visitor)]).toEqual([422, false]);
    const named = [...refused.text.matchAll(/<a href="#([\w.]+)"/g)].map(([, field]) => field);
    expect(named).toEqual(
      expect.arrayContaining(['address.company', 'address.postcode', 'VATRegistrationNo', 'jobTitleCode']),
    );
    expect(fieldsOf(refused.text)).toMatchObject({ 'address.postcode': '123', VATRegistrationNo: '12' });
    expect(refused.text).toMatch(/<option value="10-49" selected/);
  });
});

test.describe('A guest who has ordered', () => {
  const orderAsGuest = async () => {
    const { visitor, person } = await arriveAfter('payment');
    const placed = await visitor.post(CHECKOUT.summary, await orderForm(visitor));
    const path = locationOf(placed);
    return { visitor, person, path, confirmation: await visitor.get(path) };
  };

  test('keeps order and addresses with nothing but a password', async () => {
    const { visitor, person, path, confirmation } = await orderAsGuest();
    expect(visitor.cookies().some(({ name }) => name.startsWith('X-JWT'))).toBe(false);
    const form = { ...fieldsOf(confirmation.text), password: NEW_PASSWORD, passwordRepeated: NEW_PASSWORD };
    const done = await visitor.post(REGISTER, form);
    expect([done.status, isMember(visitor)]).toEqual([303, true]);
    const order = await visitor.get(path);
    expect([order.status, order.text.includes(person.streetAndNumber)]).toEqual([200, true]);
    expect(order.text).not.toContain(t('vue.register.keep.title'));
    await addGoods(visitor, await goodsOf());
    expect((await visitor.get(CHECKOUT.shipping)).text).toContain(person.streetAndNumber);
  });

  test('finds all but the passwords again after a mistake, and the order still comes along', async () => {
    const { visitor, person, path, confirmation } = await orderAsGuest();
    const form = { ...fieldsOf(confirmation.text), password: NEW_PASSWORD, passwordRepeated: 'anders' };
    const refused = await visitor.post(REGISTER, form);
    expect(refused.status).toBe(422);
    const kept = fieldsOf(refused.text);
    expect(kept).toMatchObject({ email: person.email, firstname: person.firstname });
    const again = { ...kept, salutation: person.salutation, password: NEW_PASSWORD, passwordRepeated: NEW_PASSWORD };
    expect((await visitor.post(REGISTER, again)).status).toBe(303);
    expect((await visitor.get(path)).text).toContain(person.streetAndNumber);
  });

  test('leaves nothing to the next person at this computer', async () => {
    const { visitor, person, path } = await orderAsGuest();
    expect(locationOf(await visitor.get(path))).toBe('/');
    const next = await visitor.post(REGISTER, registrationFields(aGuest()));
    expect(next.status).toBe(303);
    expect((await visitor.get(path)).text).not.toContain(person.streetAndNumber);
    await addGoods(visitor, await goodsOf());
    expect((await visitor.get(CHECKOUT.shipping)).text).not.toContain(person.streetAndNumber);
  });
});
