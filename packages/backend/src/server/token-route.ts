// POST /oauth/token with the client-credentials grant: the shop host gets the token that it is believed with.
// Source: spec 2 §7 "Token", RFC 6749 §4.4.

import { TOKEN_GRANT } from '@tornister/domain/calls';
import type { Context } from 'hono';
import { API_TOKEN_SECONDS, isShopClient, issueApiToken } from '../auth/api-token.ts';
import type { Services } from './services.ts';

const MILLISECONDS = 1_000;

/** The handler of POST /oauth/token; the client names itself by basic authorization or in the form. */
export const tokenRoute =
  ({ secrets, now, log }: Services) =>
  async (http: Context): Promise<Response> => {
    http.header('cache-control', 'no-store');
    const form = await http.req.parseBody().catch((): Record<string, unknown> => ({}));
    if (form.grant_type !== TOKEN_GRANT) return http.json({ error: 'unsupported_grant_type' }, 400);
    const client = fromBasic(http.req.header('authorization')) ?? {
      id: String(form.client_id ?? ''),
      secret: String(form.client_secret ?? ''),
    };
    if (!isShopClient(secrets, client.id, client.secret)) {
      log.warn({ event: 'authn_login_fail', client: client.id.slice(0, 40) }, 'shop client refused');
      http.header('www-authenticate', 'Basic realm="shop"');
      return http.json({ error: 'invalid_client' }, 401);
    }
    const token = await issueApiToken(secrets, Math.floor(now() / MILLISECONDS));
    return http.json({ access_token: token, token_type: 'Bearer', expires_in: API_TOKEN_SECONDS });
  };

const fromBasic = (header: string | undefined): { readonly id: string; readonly secret: string } | undefined => {
  const [, encoded] = /^Basic ([\w+/=]+)$/i.exec(header ?? '') ?? [];
  if (encoded === undefined) return undefined;
  const [id = '', ...rest] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  return { id, secret: rest.join(':') };
};
