// The way to the link that confirms the address of an account.

import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestShop, renderInShop } from '../../../../test/open-test-shop.tsx';
import { ConfirmationLink } from './confirmation-link.tsx';

afterEach(cleanup);

const refusal = (intent: string) => ({ typed: { intent }, errors: [], message: 'Bitte warten Sie.' });

describe('an e-mail address that is not confirmed yet', () => {
  it('is named beside the button that has the link sent', async () => {
    renderInShop(await openTestShop(), <ConfirmationLink email="mia@example.com" refusal={undefined} />);
    expect(screen.getByText(/mia@example\.com ist noch nicht bestätigt/u)).toBeDefined();
    const button = screen.getByRole('button', { name: 'Bestätigungslink senden' }) as HTMLButtonElement;
    expect(new FormData(button.form as HTMLFormElement).get('intent')).toBe('confirmation-link');
    expect(screen.queryByText('Bitte warten Sie.')).toBeNull();
  });

  it('comes with why no link was sent', async () => {
    renderInShop(
      await openTestShop(),
      <ConfirmationLink email="mia@example.com" refusal={refusal('confirmation-link')} />,
    );
    expect(screen.getByText('Bitte warten Sie.')).toBeDefined();
  });

  it('comes with nothing of what another form of the page was refused for', async () => {
    renderInShop(await openTestShop(), <ConfirmationLink email="mia@example.com" refusal={refusal('save')} />);
    expect(screen.queryByText('Bitte warten Sie.')).toBeNull();
  });
});
