import { describe, expect, it } from 'vitest';
import { isMultipart } from './index.ts';

describe('A form that brings files', () => {
  it.each([
    ['multipart/form-data; boundary=x', true],
    ['Multipart/Form-Data ;boundary=x', true],
    // Nothing says where its parts end.
    ['multipart/form-data', false],
    ['multipart/mixed; boundary=x', false],
    ['application/x-www-form-urlencoded', false],
    ['application/json; note=multipart/form-data;', false],
    ['', false],
  ])('%s: %s', (contentType, expected) => {
    expect(isMultipart(contentType)).toBe(expected);
  });
});
