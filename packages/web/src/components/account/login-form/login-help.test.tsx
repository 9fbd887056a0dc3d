import { describe, expect, it } from 'vitest';
import { renderInShop } from '../../../../test/render-in-shop.tsx';
import { LoginHelp } from './login-help.tsx';

const linksOf = (help: Parameters<typeof LoginHelp>[0]['help']) =>
  [...renderInShop(<LoginHelp help={help} />).container.querySelectorAll('a')].map((link) => link.getAttribute('href'));

describe('help with logging in', () => {
  it('calls and writes, as far as there is a number and an address', () => {
    const [hotline, email] = ['+49 (0)30 000000', 'service@example.com'];
    expect(linksOf({ hotline, email })).toEqual(['tel:+49030000000', 'mailto:service@example.com']);
    expect(linksOf({ email })).toEqual(['mailto:service@example.com']);
    expect(linksOf({ hotline })).toEqual(['tel:+49030000000']);
  });
});
