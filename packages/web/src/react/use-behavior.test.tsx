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
    const place = document.createElement('div');
    place.innerHTML = renderToString(<Count />);
    document.body.append(place);
    const drawn = place.querySelector('output');
    count.set(3);
    const faults: unknown[] = [];
    await act(async () => hydrateRoot(place, <Count />, { onRecoverableError: (fault) => faults.push(fault) }));
    expect(faults).toEqual([]);
    expect(place.querySelector('output')).toBe(drawn);
    expect(drawn?.textContent).toBe('3');
  });

  it('draws again with every change', async () => {
    const place = document.createElement('div');
    place.innerHTML = '<output>0</output>';
    document.body.append(place);
    await act(async () => hydrateRoot(place, <Count />));
    await act(async () => count.set(4));
    expect(place.textContent).toBe('4');
  });
});
