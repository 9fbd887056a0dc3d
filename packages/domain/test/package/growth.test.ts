import { describe, expect, it } from 'vitest';
import { superlinearAt } from './growth.ts';

const textOf = (length: number): string => 'a'.repeat(length);

/** So much work for each character that it can be measured. */
const STEPS = 200;

const spend = (steps: number): number => {
  let sum = 0;
  for (let step = 0; step < steps; step += 1) sum = (sum * 31 + step) % 1_000_003;
  return sum;
};

describe('superlinearAt', () => {
  it('accepts work that grows with the text, and work that does not grow', () => {
    expect(superlinearAt((text) => spend(text.length * STEPS), textOf)).toBeUndefined();
    expect(superlinearAt(() => spend(1_000_000), textOf)).toBeUndefined();
  });

  it('finds quadratic work', () => {
    expect(superlinearAt((text) => spend(text.length ** 2), textOf)).toBeDefined();
  });

  it('finds a pattern that tries every start', () => {
    expect(superlinearAt((text) => text.replace(/a+b$/, ''), textOf)).toBeDefined();
  });

  it('takes a refusal for an answer', () => {
    const refuse = (): never => {
      throw new Error('No');
    };
    expect(superlinearAt(refuse, textOf)).toBeUndefined();
  });

  it('takes neither a text that is too long for the stack nor a missing argument for a refusal', () => {
    const deep = (text: string): string => (text === '' ? '' : deep(text.slice(1)));
    expect(() => superlinearAt(deep, textOf)).toThrow(RangeError);
    const asksForMore = (_text: string, more?: { readonly length: number }): unknown =>
      (more as { length: number }).length;
    expect(() => superlinearAt(asksForMore, textOf)).toThrow(TypeError);
  });
});
