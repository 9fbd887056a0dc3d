import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkListInvitation, LIST_INVITATION_MS, quotedInMail } from './list-invitation.ts';
import { SHARED_LIST_PARAMETER } from './shared-list-parameter.ts';

describe('an invitation to a list by mail (spec 3 §2 "Login flyout"; docs/adr/0076)', () => {
  it('is good for fourteen days', () => {
    expect(LIST_INVITATION_MS).toBe(14 * 24 * 60 * 60 * 1_000);
  });

  it('leads where a shared link leads', () => {
    expect(SHARED_LIST_PARAMETER).toBe('share');
  });

  it('needs an e-mail address, in whatever capitals', () => {
    expect(checkListInvitation({ email: ' Oma@Example.com ' })._unsafeUnwrap()).toEqual({ email: 'oma@example.com' });
    expect(checkListInvitation({ email: '' })._unsafeUnwrapErr().errors).toMatchObject([
      { field: 'email', message: 'requiredField' },
    ]);
    expect(checkListInvitation({ email: 'oma' })._unsafeUnwrapErr().errors).toMatchObject([{ field: 'email' }]);
  });

  it.each(['Klasse 3b', 'Für z.B. Mia', 'Herbst 2026. Und mehr', 'Mia & Ole', '<b>Liste</b>'])(
    'repeats what somebody has called the list: %s',
    (text) => expect(quotedInMail(text)).toBe(text),
  );

  it.each(['', '  ', 'http://x', 'Kauft bei example.com', 'www.example.de!', 'ruf@mich', 'a.museum'])(
    'repeats nothing that a mail program makes a link of: "%s"',
    (text) => expect(quotedInMail(text)).toBeUndefined(),
  );

  it('never repeats an address, whatever stands around it', () => {
    const around = fc.string({ maxLength: 20 });
    const address = fc.oneof(fc.webUrl(), fc.emailAddress(), fc.domain());
    fc.assert(
      fc.property(around, address, around, (before, link, after) => {
        expect(quotedInMail(`${before}${link}${after}`)).toBeUndefined();
      }),
    );
  });
});
