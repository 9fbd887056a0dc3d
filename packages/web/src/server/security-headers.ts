// The headers that every answer of the shop host carries. There is no inline script and no inline style anywhere, so the policy needs
// no nonce and a cached page needs no change.

const POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'media-src': ["'self'"],
  'manifest-src': ["'self'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
} as const;

/** The content security policy. Forms post to the shop itself and to the payment provider. */
export const contentSecurityPolicy = (paymentOrigins: readonly string[]): string =>
  [
    ...Object.entries(POLICY).map(([name, sources]) => `${name} ${sources.join(' ')}`),
    `form-action ${["'self'", ...paymentOrigins].join(' ')}`,
  ].join('; ');

export const POLICY_HEADER = 'Content-Security-Policy';
const TRANSPORT_HEADER = 'Strict-Transport-Security';

export type SecurityHeaders = Readonly<Record<string, string>>;

const A_YEAR_S = 31_536_000;

export const securityHeaders = (options: {
  readonly paymentOrigins: readonly string[];
  readonly isSecure: boolean;
}): SecurityHeaders => ({
  [POLICY_HEADER]: contentSecurityPolicy(options.paymentOrigins),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  ...(options.isSecure ? { [TRANSPORT_HEADER]: `max-age=${A_YEAR_S}; includeSubDomains` } : {}),
});

/** What comes with scripts, styles, fonts and pictures: nobody frames them or reads them as something else, and they ask for https as pages do. */
export const fileHeaders = ({ [TRANSPORT_HEADER]: transport }: SecurityHeaders): SecurityHeaders => ({
  [POLICY_HEADER]: "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  ...(transport === undefined ? {} : { [TRANSPORT_HEADER]: transport }),
});
