import { act } from '@testing-library/react';
import { behavior } from '@tornister/application/kernel';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { useBehavior } from './use-behavior.ts';

const count = behavior(0);

const Count = () => <output>{useBehavior(count.state$)}</output>;

afterEach(() => document.body.replaceChildren());

describe('a view of a behaviour', () => {
  it('is hydrated with what the shop host rendered, also when the value has changed since, and shows the newest then', async () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Count />);
    document.body.append(container);
    const rendered = container.querySelector('output');
    count.set(3);
    const faults: unknown[] = [];
    await act(async () => hydrateRoot(container, <Count />, { onRecoverableError: (fault) => faults.push(fault) }));
    expect(faults).toEqual([]);
    expect(container.querySelector('output')).toBe(rendered);
    expect(rendered?.textContent).toBe('3');
  });

  it('renders again with every change', async () => {
    const container = document.createElement('div');
    container.innerHTML = '<output>0</output>';
    document.body.append(container);
    await act(async () => hydrateRoot(container, <Count />));
    await act(async () => count.set(4));
    expect(container.textContent).toBe('4');
  });
});
