import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Context, interactionPolicy, Provider } from 'oidc-provider';
import { googleSettings, issuer } from './google-settings';

/** A person's account at the provider. */
export interface ProviderAccount {
  sub: string;
  name?: string;
  email?: string;
  email_verified?: boolean;
}

/**
 * A real OpenID provider instead of Google, with a page that offers its accounts.
 * @param base where the app is
 */
export async function startOpenIdProvider(base: string, accounts: readonly ProviderAccount[]) {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = googleSettings();
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  const provider: Provider = new Provider(issuer(), {
    clients: [
      {
        client_id: GOOGLE_CLIENT_ID,
        client_secret: GOOGLE_CLIENT_SECRET,
        redirect_uris: [`${base}/api/auth/callback/google`],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Google's ID tokens contain the claims themselves.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    cookies: { keys: ['only for tests'] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_: unknown, id: string) => ({
      accountId: id,
      claims: () => accounts.find(({ sub }) => sub === id),
    }),
    // Choosing an account agrees to everything.
    async loadExistingGrant({ oidc }: Context) {
      const grant = new provider.Grant({
        clientId: oidc.client.clientId,
        accountId: oidc.session.accountId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  const server = createServer((request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response);
    if (request.method === 'POST') return void finish(provider, request, response);
    response.setHeader('content-type', 'text/html; charset=utf-8').end(chooser(accounts));
  });
  server.listen(Number(process.env.E2E_ISSUER_PORT), '127.0.0.1');
  await once(server, 'listening');
  return {
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function finish(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  const accountId = new URLSearchParams(await text(request)).get('account');
  const result = accountId
    ? { login: { accountId }, select_account: {} }
    : { error: 'access_denied', error_description: 'the person has cancelled' };
  await provider.interactionFinished(request, response, result);
}

function chooser(accounts: readonly ProviderAccount[]): string {
  const buttons = accounts.map(({ sub }) => `<button name="account" value="${sub}">${sub}</button>`);
  return `<!doctype html><html lang="en"><title>Choose an account</title>
    <form method="post">${buttons.join('')}<button name="account" value="">Cancel</button></form></html>`;
}
