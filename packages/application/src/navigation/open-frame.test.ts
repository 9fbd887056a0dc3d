import { FOOTER_PAGE_ID } from '@tornister/domain/content';
import { SWITCHES, TEXT_PARAMETERS } from '@tornister/domain/storefront';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it, vi } from 'vitest';
import { openFrame, type ShopFrame } from './open-frame.ts';

const answering = () => ({
  navigation: vi.fn((_depth: number) => okAsync([])),
  footer: vi.fn((_id: string) => okAsync({ usps: [], blocks: [] })),
  parameters: vi.fn((_names: readonly string[]) => okAsync([{ name: TEXT_PARAMETERS.hotline, value: '030 123' }])),
  existing: vi.fn((paths: readonly string[]) => okAsync(paths.slice(0, 1))),
});

const open = (content: unknown, linked: readonly string[] = [], before?: ShopFrame) =>
  openFrame(content as Parameters<typeof openFrame>[0], linked, before);

describe('what surrounds every page', () => {
  it('is asked for once: the top level, the footer, every switch and the pages that are linked', async () => {
    const content = answering();
    const frame = await open(content, ['/a/', '/b/', '/a/']);
    expect(content.navigation).toHaveBeenCalledExactlyOnceWith(1);
    expect(content.footer).toHaveBeenCalledExactlyOnceWith(FOOTER_PAGE_ID);
    expect(content.existing).toHaveBeenCalledExactlyOnceWith(['/a/', '/b/']);
    const names = content.parameters.mock.calls[0]?.[0] ?? [];
    expect(names).toHaveLength(new Set(names).size);
    expect(names).toEqual(expect.arrayContaining(Object.values(SWITCHES).map(({ name }) => name)));
    expect(frame).toMatchObject({ hotline: '030 123', pages: ['/a/'] });
  });

  it('leaves out what cannot be had: a page without its footer is better than none', async () => {
    const away = () => errAsync({ kind: 'gateway.timed-out' });
    const frame = await open({ navigation: away, footer: away, parameters: away, existing: away }, ['/a/']);
    expect(frame).toMatchObject({ menu: [], pages: [] });
    expect(frame).not.toHaveProperty('hotline');
    expect(frame.footer).toBeDefined();
    expect(frame.switches).toBeDefined();
  });

  it('keeps what was there before of a part that cannot be had', async () => {
    const away = () => errAsync({ kind: 'gateway.timed-out' });
    const before = await open(answering(), ['/a/']);
    expect(await open({ navigation: away, footer: away, parameters: away, existing: away }, ['/a/'], before)).toEqual(
      before,
    );
    const without = { ...answering(), parameters: () => okAsync([]), existing: away };
    const after = await open(without, ['/a/'], before);
    expect(after).not.toHaveProperty('hotline');
    expect(after.pages).toEqual(['/a/']);
  });
});
