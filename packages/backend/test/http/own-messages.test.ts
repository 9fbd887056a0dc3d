// What somebody wrote to the shop without a login belongs to whose mailbox was named: to the export of the account that has proved it, and to its deletion.

import { DAY_MS } from '@tornister/domain/shared';
import { beforeEach, expect, it } from 'vitest';
import { json } from '../../src/database/columns.ts';
import { forgetOld } from '../../src/retention/forget-old.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { createMember } from '../support/member.ts';
import { createShopper, type Shopper } from '../support/shopper.ts';
import { createFreshShop, type TestShop } from '../support/test-shop.ts';

type Row = Readonly<Record<string, unknown>>;
type Exported = { readonly service_requests?: readonly Row[]; readonly cancellations?: readonly Row[] };

describeOnADatabase('What was written to the shop without a login (GDPR Art. 15, 17)', (database) => {
  let shop: TestShop;
  let eva: Shopper;
  let stranger: Shopper;

  beforeEach(async () => {
    shop = await createFreshShop(database());
    eva = await createMember(shop, database(), 'Eva');
    stranger = await createShopper(shop);
  });

  let forms = 0;
  const keyOfForm = (): string => {
    forms += 1;
    return `own-message-${forms}`;
  };
  const write = (by: Shopper, message: string, email = eva.email) =>
    by.call(
      'mutation($data:ContactFormInput!,$key:String!){sendContactFormMail(data:$data,key:$key,honeypotField:""){successful}}',
      { data: { name: 'Eva Eigen', email, message, phone: '030 123' }, key: keyOfForm() },
    );
  const cancel = (by: Shopper, reason: string, email = eva.email) =>
    by.call(
      'mutation($data:CancellationInput!,$key:String!){submitCancellation(data:$data,idempotencyKey:$key){successful}}',
      {
        data: {
          ...{ name: 'Eva Eigen', email, contract: 'prime', reference: '', kind: 'extraordinary' },
          ...{ reason, endsOn: '', honeypotField: '' },
        },
        key: keyOfForm(),
      },
    );
  const exportOf = async (member: Shopper): Promise<Exported> =>
    JSON.parse((await member.call<{ exportCustomerData: string }>('{exportCustomerData}')).exportCustomerData);
  const messagesIn = ({ service_requests: rows = [] }: Exported) =>
    rows.map(({ form }) => (form as { readonly message?: string }).message).toSorted();
  const reasonsIn = ({ cancellations: rows = [] }: Exported) =>
    rows.map(({ form }) => (form as { readonly reason?: string }).reason).toSorted();
  const forget = async (member: Shopper): Promise<void> => {
    await member.call('mutation{deleteCurrentCustomerAccount(currentPassword:"lernen123"){successful}}');
    shop.pass(14 * DAY_MS);
    await forgetOld(shop.services);
  };
  const messagesLeft = async () => {
    const rows = await database().selectFrom('service_requests').select('form').execute();
    return messagesIn({ service_requests: rows }).filter((message) => message?.includes(eva.email));
  };

  it('is exported and deleted with the account whose proved mailbox it names, in whatever capitals', async () => {
    await write(eva, `in ${eva.email}`);
    await write(stranger, `out ${eva.email}`, eva.email.toUpperCase());
    await cancel(stranger, 'aus wichtigem Grund');
    const data = await exportOf(eva);
    expect(messagesIn(data)).toEqual([`in ${eva.email}`, `out ${eva.email}`]);
    expect(reasonsIn(data)).toEqual(['aus wichtigem Grund']);
    await forget(eva);
    expect(await messagesLeft()).toEqual([]);
  });

  it('is left alone where nobody has proved the mailbox', async () => {
    await database().updateTable('accounts').set({ mailbox_proved_at: null }).where('email', '=', eva.email).execute();
    await write(eva, `in ${eva.email}`);
    await write(stranger, `out ${eva.email}`);
    await cancel(stranger, 'aus wichtigem Grund');
    const data = await exportOf(eva);
    expect([messagesIn(data), reasonsIn(data)]).toEqual([[`in ${eva.email}`], []]);
    await forget(eva);
    expect(await messagesLeft()).toEqual([`out ${eva.email}`]);
  });

  it('is no other member’s: what they wrote while logged in is theirs, whichever address they typed', async () => {
    const otto = await createMember(shop, database(), 'Otto');
    await write(otto, `by Otto ${eva.email}`);
    expect(messagesIn(await exportOf(eva))).toEqual([]);
    expect(messagesIn(await exportOf(otto))).toEqual([`by Otto ${eva.email}`]);
    await forget(eva);
    expect(await messagesLeft()).toEqual([`by Otto ${eva.email}`]);
  });

  it('shows no id of the guest who has written it, which would open what is the guest’s', async () => {
    const guest = `guest of ${eva.email}`;
    await database().insertInto('users').values({ id: guest, created_at: 0 }).execute();
    const address = { email: eva.email, last_name: 'Eigen' } as never;
    await database()
      .insertInto('service_requests')
      .values({
        ...{ id: keyOfForm(), user_id: guest, store: 'de', language: 'de', created_at: shop.services.now() },
        form: json({ kind: 'catalogues', catalogueIds: ['spring'], address }),
      })
      .execute();
    const data = await exportOf(eva);
    expect(data.service_requests).toHaveLength(1);
    expect(JSON.stringify(data)).not.toContain(guest);
  });

  it('of an address from before is the member’s until it was left, and not later', async () => {
    const former = `former.${eva.email}`;
    await write(stranger, `before ${eva.email}`, former);
    await cancel(stranger, 'vorher', former);
    shop.pass(1_000);
    const { id } = await database()
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', eva.email)
      .executeTakeFirstOrThrow();
    await database()
      .insertInto('former_emails')
      .values({ account_id: id, email: former, left_at: shop.services.now() })
      .execute();
    shop.pass(1_000);
    await write(stranger, `after ${eva.email}`, former);
    await cancel(stranger, 'nachher', former);
    const data = await exportOf(eva);
    expect([messagesIn(data), reasonsIn(data)]).toEqual([[`before ${eva.email}`], ['vorher']]);
  });
});
