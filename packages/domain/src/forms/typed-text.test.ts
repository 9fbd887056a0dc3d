import { describe, expect, it } from 'vitest';
import { typedText } from './typed-text.ts';

describe('a text of several lines', () => {
  it('has one character for the end of a line, in whichever way its form was sent', () => {
    expect(typedText(' zwei Hefte\r\n\r\nein Stift\r\n')).toBe(' zwei Hefte\n\nein Stift\n');
    expect(typedText('zwei Hefte\nein Stift')).toBe('zwei Hefte\nein Stift');
    expect(typedText('a\rb')).toBe('a\nb');
  });
});
