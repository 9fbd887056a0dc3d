// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SIDE = 24;
const sheet = readFileSync(join(import.meta.dirname, 'category-icon.svg'), 'utf8');
const views = [...sheet.matchAll(/<view id="(?<name>[\w-]+)" viewBox="(?<left>\d+) 0 24 24"\/>/g)].map(
  ({ groups }) => ({
    name: groups?.name,
    left: Number(groups?.left),
  }),
);

it('the sheet of icons has a drawing in each of its views, and the satchel for every other name', () => {
  expect(views.length).toBeGreaterThan(10);
  expect(new Set(views.map(({ name }) => name)).size).toBe(views.length);
  const drawings = [...sheet.matchAll(/<g transform="translate\((\d+)\)">\s*<[a-z]/g)].map(([, left]) => Number(left));
  expect(views.map(({ left }) => left)).toEqual(views.map((_, index) => (index + 1) * SIDE));
  expect(drawings).toEqual(views.map(({ left }) => left));
  expect(sheet).toMatch(/<svg [^>]*viewBox="0 0 24 24">/);
});

it('the document for operators names the icons that they can choose', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../../../docs/catalogue-import.md'), 'utf8');
  for (const { name } of views) if (name !== 'home') expect(guide).toContain(`\`${name}\``);
});
