import { afterEach, expect, it } from 'vitest';
import { dragByMouse } from './drag-by-mouse.ts';

afterEach(() => document.body.replaceChildren());

/** A row, and what is told of the mouse that holds it: beyond 5 pixels it drags. */
const open = () => {
  const row = document.createElement('ul');
  row.append(document.createElement('li'));
  document.body.append(row);
  row.setPointerCapture = () => undefined;
  let from: number | undefined;
  let isDragged = false;
  const released: boolean[] = [];
  dragByMouse(row, {
    grab: (x) => {
      from = x;
      isDragged = false;
    },
    drag: (x) => {
      if (from === undefined) return undefined;
      isDragged ||= Math.abs(x - from) > 5;
      return isDragged ? from - x : undefined;
    },
    release: () => {
      released.push(isDragged);
      from = undefined;
      return isDragged;
    },
  });
  const mouse = (type: string, clientX: number, buttons: number): boolean =>
    row.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse', button: 0, buttons, clientX, bubbles: true }));
  return { row, mouse, released };
};

it('lets go of a mouse that comes back without its button, wherever that was released', () => {
  const { row, mouse, released } = open();
  mouse('pointerdown', 100, 1);
  mouse('pointermove', 103, 1);
  mouse('pointermove', 90, 0);
  mouse('pointermove', 60, 0);
  expect(released).toEqual([false]);
  expect([row.dataset.dragged, row.scrollLeft]).toEqual([undefined, 0]);
});

it('drags while the button is held down, and lets go once', () => {
  const { row, mouse, released } = open();
  mouse('pointerdown', 100, 1);
  mouse('pointermove', 60, 1);
  expect(row.dataset.dragged).toBe('');
  mouse('pointerup', 60, 0);
  mouse('pointermove', 50, 0);
  expect(released).toEqual([true]);
});
