import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DETAILS } from '../../../../test/open-account-shop.ts';
import { inShop, renderInShop } from '../../../../test/render-in-shop.tsx';
import { sessionUseCases } from '../../../composition/session-tokens.ts';
import { AddressEditor } from '../address-book/address-editor.tsx';
import { ContactForm } from '../contact-details/contact-form.tsx';
import { ShownTo } from './shown-to.tsx';

afterEach(cleanup);

const shownTo = (container: ParentNode) =>
  Array.from(container.querySelectorAll('form [name="shownTo"]'), (field) => field.getAttribute('value'));

it('forms of the account say to whom they were shown, and stand by it when somebody else is here', () => {
  let here = 'member mia';
  const drafts = { who: () => here, of: () => undefined, keep: () => undefined, drop: () => undefined };
  const services = [[sessionUseCases.formDrafts, drafts]] as const;
  const { container } = renderInShop(
    <>
      <ContactForm details={DETAILS} refused={undefined} />
      <AddressEditor
        book="billing"
        form={{ mode: 'add' }}
        typed={undefined}
        countries={[]}
        errors={[]}
        message={undefined}
        canCancel={false}
        onCancel={() => undefined}
      />
    </>,
    { services },
  );
  expect(shownTo(container)).toEqual(['member mia', 'member mia']);
  const form = () =>
    inShop(
      <form>
        <ShownTo />
      </form>,
      { services },
    );
  const alone = render(form());
  here = 'member paul';
  alone.rerender(form());
  expect(shownTo(alone.container)).toEqual(['member mia']);
});
