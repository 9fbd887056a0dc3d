import { describe, expect, it } from 'vitest';
import { parcelMailRecipient } from './parcel-mail.ts';

const email = 'gesa@example.com';

describe('whom the mail about a parcel goes to (spec 2 §3 "deliveryEmail")', () => {
  it('is the delivery e-mail of the address where there is one, which is somebody else', () => {
    const deliveryEmail = 'hausmeister@example.com';
    expect(parcelMailRecipient({ email, deliveryEmail })).toEqual({ email: deliveryEmail, isOrderer: false });
  });

  it('is who has ordered where there is none, or the same one', () => {
    const orderer = { email, isOrderer: true };
    expect(parcelMailRecipient({ email })).toEqual(orderer);
    expect(parcelMailRecipient({ email, deliveryEmail: 'Gesa@Example.com' })).toEqual(orderer);
    expect(parcelMailRecipient({ email, deliveryEmail: ' ' })).toEqual(orderer);
    expect(parcelMailRecipient({ email: `${email} `, deliveryEmail: ` ${email}` })).toEqual(orderer);
  });

  it('has no spaces around it', () => {
    const other = parcelMailRecipient({ email, deliveryEmail: ' c@d.example ' });
    expect(other).toEqual({ email: 'c@d.example', isOrderer: false });
  });
});
