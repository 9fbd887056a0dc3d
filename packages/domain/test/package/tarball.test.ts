import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PACKAGE_ROOT, tscPath } from '../../scripts/build.ts';
import { areasOfSources } from '../../scripts/pack.ts';
import { type Consumer, makeConsumer } from './consumer.ts';

const TIME_LIMIT_MS = 120_000;
const areas = areasOfSources();
const require = createRequire(import.meta.url);
const tsc59 = join(PACKAGE_ROOT, '..', '..', 'tools', 'typescript-5', 'node_modules', 'typescript', 'bin', 'tsc');

/** Where a package keeps the script of its command. */
const binOf = (name: string, script: string): string => {
  const start = dirname(require.resolve(name));
  for (let folder = start; folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, script))) return join(folder, script);
  }
  throw new Error(`${name} has no ${script}`);
};

let consumer: Consumer;
beforeAll(() => {
  consumer = makeConsumer();
}, TIME_LIMIT_MS);
afterAll(() => consumer.remove());

/** A lenient and a strict way of reading the package: as bundlers do and as Node does. */
const tsconfigOf = (moduleResolution: 'bundler' | 'node16') =>
  JSON.stringify({
    compilerOptions: {
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      noEmit: true,
      skipLibCheck: false,
      target: 'es2023',
      lib: ['es2023'],
      types: [],
      module: moduleResolution === 'bundler' ? 'preserve' : 'node16',
      moduleResolution,
    },
    include: ['*.ts'],
  });

describe('the packed package', () => {
  it('is found in order by publint, suggestions included', async () => {
    const { publint } = await import('publint');
    const bytes = readFileSync(consumer.tarball);
    const tarball = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
    const { messages } = await publint({ pack: { tarball }, strict: true });
    expect(messages).toEqual([]);
  });

  it(
    'gives every area its types, says are-the-types-wrong',
    () => {
      const attw = join(
        dirname(dirname(binOf('@arethetypeswrong/cli/package.json', 'package.json'))),
        'cli',
        'dist',
        'index.js',
      );
      const report = JSON.parse(
        execFileSync(process.execPath, [attw, consumer.tarball, '--profile', 'esm-only', '--format', 'json'], {
          encoding: 'utf8',
          maxBuffer: 64 * 1024 * 1024,
        }),
      ) as {
        readonly analysis: { readonly entrypoints: object };
        readonly problems?: Readonly<Record<string, readonly { readonly resolutionKind?: string }[]>>;
      };
      // CommonJS and the resolution of Node 10 are no promise of an ESM package.
      const problems = Object.values(report.problems ?? {}).flat();
      const promised = problems.filter(({ resolutionKind = '' }) => !['node10', 'node16-cjs'].includes(resolutionKind));
      expect(promised).toEqual([]);
      expect(Object.keys(report.analysis.entrypoints)).toEqual(
        expect.arrayContaining(areas.map((area) => `./${area}`)),
      );
    },
    TIME_LIMIT_MS,
  );

  it('leads nowhere back into the workspace: no sources, no source condition, no scripts', () => {
    const manifest = readFileSync(join(consumer.installed, 'package.json'), 'utf8');
    expect(manifest).not.toContain('@tornister/source');
    expect(manifest).not.toContain('./src/');
    expect(JSON.parse(manifest)).not.toHaveProperty('devDependencies');
    expect(readdirSync(consumer.installed).sort()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json']);
    const files = readdirSync(join(consumer.installed, 'dist'), { recursive: true, encoding: 'utf8' });
    expect(files.filter((name) => /\.test\./.test(name))).toEqual([]);
    expect(JSON.parse(manifest)).toMatchObject({ sideEffects: false, dependencies: { neverthrow: expect.anything() } });
  });

  it('runs every area in Node', () => {
    const imports = areas.map((area, index) => `import * as area${index} from '@tornister/domain/${area}';`);
    const counts = areas.map((_area, index) => `Object.keys(area${index}).length`);
    consumer.write('every-area.mjs', `${imports.join('\n')}\nconsole.log(JSON.stringify([${counts.join(', ')}]));\n`);
    const found = JSON.parse(consumer.run(process.execPath, ['every-area.mjs'])) as readonly number[];
    expect(found).toHaveLength(areas.length);
    expect(Math.min(...found)).toBeGreaterThan(0);
  });

  const compilers = [
    ['the compiler of the house', tscPath],
    ['TypeScript 5.9', tsc59],
  ] as const;
  const resolutions = ['bundler', 'node16'] as const;

  it.each(compilers.flatMap(([name, path]) => resolutions.map((resolution) => [name, resolution, path] as const)))(
    'type-checks its declarations and the examples of the README with %s, resolved as %s does',
    (_name, resolution, path) => {
      consumer.write('every-area.ts', areas.map((area) => `import '@tornister/domain/${area}';`).join('\n'));
      for (const [index, code] of readmeExamples().entries())
        consumer.write(`example-${index}.ts`, `${code}\nexport {};\n`);
      consumer.write('tsconfig.json', tsconfigOf(resolution));
      expect(consumer.run(process.execPath, [path, '-p', 'tsconfig.json'])).toBe('');
    },
    TIME_LIMIT_MS,
  );
});

/** What the README shows in one language. */
const readmeCode = (language: 'sh' | 'ts'): readonly string[] =>
  [...readFileSync(join(PACKAGE_ROOT, 'README.md'), 'utf8').matchAll(/```(sh|ts)\n([\s\S]*?)```/g)].flatMap(
    ([, written, code]) => (written === language ? [code ?? ''] : []),
  );

/** The code of the README's examples. */
const readmeExamples = (): readonly string[] => readmeCode('ts');

/** `expression; // => value` becomes the claim that both are the same. */
const asClaims = (code: string): string =>
  code.replace(/^(.+); \/\/ => (.+)$/gm, 'assert.deepStrictEqual($1, $2); claims += 1;');

describe('the examples of the README', () => {
  it('install the tarball that its own command packs', () => {
    const { name, scripts } = JSON.parse(readFileSync(join(PACKAGE_ROOT, 'package.json'), 'utf8')) as {
      readonly name: string;
      readonly scripts: Readonly<Record<string, string>>;
    };
    expect(scripts['pack:outside']).toBe('node scripts/pack.ts');
    expect(readmeCode('sh')).toEqual([
      `npm run pack:outside -w ${name}\nnpm install ./${basename(consumer.tarball)}\n`,
    ]);
  });

  it('are eleven', () => {
    expect(readmeExamples()).toHaveLength(11);
  });

  it.each(readmeExamples().map((code, index) => [index + 1, code] as const))(
    'example %i says what happens',
    (index, code) => {
      const claims = `import assert from 'node:assert';\nlet claims = 0;\n${asClaims(code)}\nconsole.log(claims);\n`;
      consumer.write(`claims-${index}.mts`, claims);
      expect(Number(consumer.run(process.execPath, [`claims-${index}.mts`]))).toBe(code.match(/\/\/ => /g)?.length);
      expect(Number(code.match(/\/\/ => /g)?.length)).toBeGreaterThan(0);
    },
  );
});
