// @vitest-environment node

import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

const directivesOf = (policy: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

describe('the content security policy', () => {
  const policy = directivesOf(contentSecurityPolicy([]));

  it('allows nothing that it does not name', () => {
    expect(policy['default-src']).toEqual(["'none'"]);
    for (const name of ['frame-ancestors', 'base-uri', 'object-src']) expect(policy[name]).toEqual(["'none'"]);
  });

  it("takes scripts, styles, fonts and answers from the shop itself, and pictures also from the page's own text", () => {
    for (const name of ['script-src', 'style-src', 'font-src', 'connect-src', 'media-src', 'manifest-src'])
      expect(policy[name]).toEqual(["'self'"]);
    expect(policy['img-src']).toEqual(["'self'", 'data:']);
  });

  it('has no word anywhere that lets inline code run', () => {
    expect(contentSecurityPolicy(['https://pay.example'])).not.toMatch(/unsafe|\*|https:(?!\/\/pay\.example)/);
  });

  it('lets forms lead to the shop and to the payment providers', () => {
    expect(policy['form-action']).toEqual(["'self'"]);
    const origins = ['https://pay.example', 'https://wallet.example'];
    expect(directivesOf(contentSecurityPolicy(origins))['form-action']).toEqual(["'self'", ...origins]);
  });
});

describe('the headers of every answer', () => {
  const open = securityHeaders({ paymentOrigins: [], isSecure: false });
  const secure = securityHeaders({ paymentOrigins: ['https://pay.example'], isSecure: true });

  it('forbid frames, guessed types and the powers of the device', () => {
    expect(open).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
    });
    for (const power of ['camera', 'microphone', 'geolocation', 'usb', 'browsing-topics'])
      expect(open['Permissions-Policy']).toContain(`${power}=()`);
    expect(secure['Content-Security-Policy']).toBe(contentSecurityPolicy(['https://pay.example']));
  });

  it('ask for https during a year, where the shop has it', () => {
    expect(secure['Strict-Transport-Security']).toBe('max-age=31536000; includeSubDomains');
    expect(open).not.toHaveProperty('Strict-Transport-Security');
  });
});
