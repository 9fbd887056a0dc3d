import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { passGate } from '../../src/graphql/batch-gate.ts';

const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const operations: readonly string[] = Object.values(JSON.parse(read('operations.json')));

describe('The published operations', () => {
  it.each(operations.map((text) => [text.slice(0, 60), text] as const))(
    '%s… fits the schema and the limits',
    (_name, text) => {
      expect(validate(buildSchema(read('schema.graphql')), parse(text))).toEqual([]);
      expect(passGate([text], undefined).isOk()).toBe(true);
    },
  );
});
