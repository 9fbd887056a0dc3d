import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { FormOutcome } from '../components/service/form-outcome.tsx';
import { FormTaken } from '../components/service/service-page.tsx';

afterEach(cleanup);

/** A form that is replaced by what came of it; beside it a field that stays. */
const Page = ({ Part }: { readonly Part: typeof FormOutcome }) => {
  const [isSent, setIsSent] = useState(false);
  return (
    <>
      <input />
      {isSent ? (
        <Part>Danke</Part>
      ) : (
        <button type="button" onClick={() => setIsSent(true)}>
          Senden
        </button>
      )}
    </>
  );
};

describe.each([
  ['a box', FormTaken],
  ['a sentence', FormOutcome],
])('%s in the place of a form (WCAG 2.4.3)', (_what, Part) => {
  it('takes the focus of the button that went with the form', () => {
    render(<Page Part={Part} />);
    screen.getByRole('button').focus();
    fireEvent.click(screen.getByRole('button'));
    expect(document.activeElement).toBe(screen.getByRole('status'));
  });

  it('leaves the focus where somebody is in the middle of something', () => {
    render(<Page Part={Part} />);
    screen.getByRole('textbox').focus();
    fireEvent.click(screen.getByRole('button'));
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });

  it('takes nothing where the page opens with it', () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Part>Danke</Part>);
    document.body.append(container);
    render(<Part>Danke</Part>, { container, hydrate: true });
    expect(document.activeElement).toBe(document.body);
  });
});
