import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TextWithElements } from './text-with-elements.tsx';

const html = (text: string): string =>
  render(
    <p>
      <TextWithElements
        text={text}
        elements={{ terms: (words) => <b>{words}</b>, privacy: (words) => <i>{words}</i> }}
      />
    </p>,
  ).container.innerHTML;

describe('a text with elements', () => {
  it('is rendered with each of them where its tag stands', () => {
    expect(html('Our <terms>terms</terms> and <privacy>privacy</privacy>.')).toBe(
      '<p>Our <b>terms</b> and <i>privacy</i>.</p>',
    );
  });

  it('may begin and end with an element, have one twice, or none', () => {
    expect(html('<terms>a</terms><terms>b</terms>')).toBe('<p><b>a</b><b>b</b></p>');
    expect(html('plain')).toBe('<p>plain</p>');
  });

  it('keeps the words of a tag that nobody renders, and writes what is no tag as it stands', () => {
    expect(html('<unknown>words</unknown> <terms>open & 1 < 2')).toBe('<p>words &lt;terms&gt;open &amp; 1 &lt; 2</p>');
  });
});
