import { TEXT_PARAMETERS } from '@tornister/domain/storefront';
import { errAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { createInMemoryContentGateway } from '../../testing/index.ts';
import { createOpenLoginHelp } from './login-help.ts';

const HOTLINE = { name: TEXT_PARAMETERS.hotline, entry: 'number', value: '+49 30 000000' };
const EMAIL = { name: TEXT_PARAMETERS.email, entry: 'address', value: 'service@example.com' };
const BUSINESS = { hasHotlineAndEmailTeasers: true };

describe('whom an institution may ask when it cannot log in (spec 3 §6)', () => {
  it.each([
    [[HOTLINE, EMAIL], { hotline: '+49 30 000000', email: 'service@example.com' }],
    [[HOTLINE], { hotline: '+49 30 000000' }],
    [[EMAIL], { email: 'service@example.com' }],
    [[HOTLINE, { ...EMAIL, value: 'javascript:alert(1)' }], { hotline: '+49 30 000000' }],
    [[{ ...HOTLINE, value: ' ' }], undefined],
    [[], undefined],
  ])('is what the operator has set: %j', async (parameters, help) => {
    expect(await createOpenLoginHelp(createInMemoryContentGateway({ parameters }), BUSINESS)()).toEqual(help);
  });

  it('is not asked for by consumers, and missing where nobody answers', async () => {
    const away = { parameters: () => errAsync({ kind: 'gateway.unreachable' } as const) };
    expect(await createOpenLoginHelp(away, BUSINESS)()).toBeUndefined();
    const content = createInMemoryContentGateway({ parameters: [HOTLINE, EMAIL] });
    expect(await createOpenLoginHelp(content, { hasHotlineAndEmailTeasers: false })()).toBeUndefined();
  });
});
