import { type Context, createContext, runInContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areasOfSources } from '../../scripts/pack.ts';
import { type Consumer, makeConsumer } from './consumer.ts';

const AREA_LIMIT_BYTES = 8 * 1024;
/**
 * Reading what schools write takes more rules and more words than anything else: 12 KB since what comes with a thing ("Ordner mit Register"), the
 * formats of covers and the headings above are read too.
 */
const MATERIAL_LIST_LIMIT_BYTES = 12 * 1024;
const OF_MATERIAL_LISTS: readonly string[] = ['materiallist', 'materialmatch', 'materialwords'];
const TIME_LIMIT_MS = 60_000;
const areas = areasOfSources();

let consumer: Consumer;
beforeAll(() => {
  consumer = makeConsumer();
}, TIME_LIMIT_MS);
afterAll(() => consumer.remove());

/** Bundles code as a channel does that has installed the package. */
const bundle = async (code: string, format: 'esm' | 'iife'): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: consumer.folder },
    absWorkingDir: consumer.folder,
    bundle: true,
    write: false,
    minify: true,
    format,
    globalName: 'domain',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2023',
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
};

const brotliBytes = (code: string): number => brotliCompressSync(Buffer.from(code)).byteLength;

describe('size of the package', () => {
  it.each(areas)(
    '%s alone is at most 8 KB, minified and compressed, school lists, their words and what matches them 12',
    async (area) => {
      const bytes = brotliBytes(await bundle(`export * from '@tornister/domain/${area}';`, 'esm'));
      if (process.env.PRINT_SIZES) process.stdout.write(`${area} ${bytes}\n`);
      expect(bytes).toBeGreaterThan(20);
      expect(bytes).toBeLessThanOrEqual(
        OF_MATERIAL_LISTS.includes(area) ? MATERIAL_LIST_LIMIT_BYTES : AREA_LIMIT_BYTES,
      );
    },
  );

  it('what is imported and not used leaves nothing behind', async () => {
    const imports = areas.map((area, index) => `import * as area${index} from '@tornister/domain/${area}';`).join('\n');
    expect((await bundle(`${imports}\nexport const used = 1;`, 'esm')).length).toBeLessThan(60);
  });

  it('one function brings itself and what it needs, not its area', async () => {
    const one = await bundle(`export { starsFor } from '@tornister/domain/catalogue';`, 'esm');
    const all = await bundle(`export * from '@tornister/domain/catalogue';`, 'esm');
    expect(one.length).toBeLessThan(all.length / 5);
  });
});

describe('purity of the package', () => {
  /** A realm with nothing but the language, in which even the language's clock and dice are taken away. */
  const bareRealm = () => {
    const realm = createContext(Object.create(null) as object, { codeGeneration: { strings: false, wasm: false } });
    runInContext(
      `for (const name of ['Date', 'Intl', 'console', 'WebAssembly', 'SharedArrayBuffer', 'Atomics']) delete globalThis[name];
       Math.random = () => { throw new Error('random'); };`,
      realm,
    );
    return realm;
  };

  it('every area loads and works without DOM, Node, clock, randomness and locale', async () => {
    const realm = bareRealm();
    const code = await bundle(
      areas.map((area) => `export * as ${area} from '@tornister/domain/${area}';`).join('\n'),
      'iife',
    );
    runInContext(`${code}; globalThis.shop = domain;`, realm);
    const answer = runInContext(
      `JSON.stringify([
        typeof Date,
        shop.session.retryDelay(1, 0),
        shop.forms.isEmailAddress('mia@example.com'),
        shop.content.parseTeaser({ id: '1', name: 'n', template: 'html', attributes: [{ name: 'html', text: 'x' }] }).kind,
        shop.wishlist.linkify('https://a.example/', ['a.example'])[0].kind,
        shop.orders.parseOrderListQuery(() => null).page,
        shop.catalogue.starsFor(4.9),
        shop.money.allocate(shop.money.money(100), [1, 1, 1])._unsafeUnwrap().map(({ cents }) => cents),
      ])`,
      realm,
    ) as string;
    expect(JSON.parse(answer)).toEqual(['undefined', 300, true, 'html', 'link', 1, 5, [34, 33, 33]]);
  });

  /**
   * Tells every export of every area: a constant by its content, a function that takes nothing by its answer, any other by how many arguments it
   * takes. A rest parameter is an argument.
   */
  const TELL = `
    const told = (value) => {
      if (typeof value === 'function') return /^(?:function [^(]*)?\\(\\)/.test(value) ? ['answers', told(value())] : ['takes', value.length];
      if (value instanceof Map || value instanceof Set) return [...value].map(told);
      if (typeof value !== 'object' || value === null || value instanceof RegExp) return typeof value + ' ' + String(value);
      return Object.entries(value).map(([name, part]) => [name, told(part)]);
    };
    JSON.stringify(Object.entries(domain).flatMap(([area, all]) =>
      Object.entries(all).map(([name, value]) => [area + '.' + name, told(value)])));`;

  it('every function that takes no argument, and every constant, is the same without the world outside', async () => {
    const code = await bundle(
      areas.map((area) => `export * as ${area} from '@tornister/domain/${area}';`).join('\n'),
      'iife',
    );
    type Told = readonly (readonly [name: string, told: unknown])[];
    const toldIn = (realm: Context): Told => JSON.parse(runInContext(`${code};${TELL}`, realm) as string) as Told;
    const bare = toldIn(bareRealm());
    expect(bare).toEqual(toldIn(createContext()));
    const inNode = await Promise.all(
      areas.map(async (area) => {
        const entry = (await import(`../../src/${area}/index.ts`)) as object;
        return Object.keys(entry).map((name) => `${area}.${name}`);
      }),
    );
    expect(bare.map(([name]) => name).sort()).toEqual(inNode.flat().sort());
    expect(bare.filter(([, told]) => told === 'undefined undefined')).toEqual([]);
    expect(bare.filter(([, told]) => Array.isArray(told) && told[0] === 'answers').length).toBeGreaterThan(0);
  });
});
