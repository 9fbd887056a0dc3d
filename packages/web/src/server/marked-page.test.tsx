// @own-process
// A page whose forms the shop host has marked comes alive as it is, and its forms keep their marks.

import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';
import { withShownTo } from './shown-forms.ts';
import { visitOf } from './visitor.ts';

const Forms = () => {
  const [lines, setLines] = useState(['1']);
  return (
    <>
      <form method="post">
        <input type="hidden" name="intent" value="save" />
        {lines.map((line) => (
          <input key={line} name={`line${line}`} defaultValue={line} />
        ))}
        <button type="button" onClick={() => setLines([...lines, '2'])}>
          +
        </button>
      </form>
      <form method="post">Text</form>
      <form method="post" />
    </>
  );
};

it('comes alive without a fault, and its forms are sent with their marks', async () => {
  const visit = visitOf(
    { host: 'de.localhost', cookie: 'X-JWT-exist=mia', acceptLanguage: '', userAgent: '', clientAddress: '::1' },
    readSettings({}),
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = withShownTo(renderToString(<Forms />), visit);
  const faults: unknown[] = [];
  await act(async () => {
    hydrateRoot(container, <Forms />, { onRecoverableError: (fault) => faults.push(fault) });
  });
  await act(async () => container.querySelector('button')?.click());
  const sent = Array.from(container.querySelectorAll('form'), (form) => Object.fromEntries(new FormData(form)));
  expect(faults).toEqual([]);
  expect(sent).toEqual([
    { intent: 'save', line1: '1', line2: '2', shownTo: 'member mia' },
    { shownTo: 'member mia' },
    { shownTo: 'member mia' },
  ]);
});
