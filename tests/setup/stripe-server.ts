import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Stripe from 'stripe';
import { clock } from '@/lib/server/clock';

/** A request as it arrived on the wire. */
interface StripeRequest {
  method: string;
  path: string;
  /** the form as nested values; numbers and booleans are texts, as they are sent */
  params: unknown;
  idempotencyKey: string | null;
  version: string | null;
  authorization: string | null;
}

/** The fate of the next requests, one entry each; later ones succeed. A promise is awaited. */
export type Trouble = 'reset' | 'slow' | 500 | 429 | 'lost' | Promise<void>;

interface Kept {
  sessions: Map<string, Stripe.Checkout.Session>;
  refunds: Stripe.Refund[];
  transfers: Stripe.Transfer[];
  accounts: Map<string, Stripe.Account>;
  /** what Stripe booked for a session's payment: what came in, and its fee, in the account's currency */
  booked: Map<string, { amount: number; fee: number }>;
  /** how the next transfers are refused, one entry each */
  refusals: { code: string; param?: string }[];
}

/** Plays Stripe's API on this machine: stores requests, answers in recorded shapes, remembers idempotency keys. */
export async function startStripe() {
  const requests: StripeRequest[] = [];
  const trouble: Trouble[] = [];
  const replays = new Map<string, { body: string; answer: object }>();
  const kept: Kept = {
    sessions: new Map(),
    refunds: [],
    transfers: [],
    accounts: new Map(),
    booked: new Map(),
    refusals: [],
  };
  const slowMs = { value: 400 };

  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    const url = new URL(request.url ?? '/', 'http://stripe');
    const key = header(request, 'idempotency-key');
    requests.push({
      method: request.method ?? '',
      path: url.pathname,
      params: parseForm(request.method === 'GET' ? url.search.slice(1) : body),
      idempotencyKey: key,
      version: header(request, 'stripe-version'),
      authorization: header(request, 'authorization'),
    });
    const next = trouble.shift();
    if (next === 'reset') return request.socket.destroy();
    if (next === 429) return send(response, 429, problem('rate_limit_error', 'lock_timeout'));
    if (next === 500) return send(response, 500, problem('api_error', 'unknown'));
    if (next instanceof Promise) await next;
    if (next === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs.value));
    const known = key && replays.get(key);
    if (known && known.body !== body)
      return send(response, 400, problem('idempotency_error', 'idempotency_key_in_use'));
    const answer = known ? known.answer : act(kept, request.method ?? '', url, parseForm(body));
    if (!answer) return send(response, 404, problem('invalid_request_error', 'resource_missing'));
    if (key && !known) replays.set(key, { body, answer });
    // It was done, but the answer was lost.
    if (next === 'lost') return request.socket.destroy();
    const status = 'error' in answer ? 400 : 200;
    send(response, status, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    requests,
    trouble,
    slowMs,
    replays,
    kept,
    /** The buyer pays on Stripe's page. */
    pay(sessionId: string): Stripe.Checkout.Session {
      const session = kept.sessions.get(sessionId);
      if (!session) throw new Error(`no session ${sessionId}`);
      Object.assign(session, {
        status: 'complete',
        payment_status: 'paid',
        payment_intent: `pi_${sessionId}`,
        url: null,
      });
      return session;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export type StripeServer = Awaited<ReturnType<typeof startStripe>>;

type Form = Record<string, unknown>;

// As recorded from Stripe's API reference for the pinned version; fields that we never read are left out.
function act(kept: Kept, method: string, url: URL, given: unknown): object | null {
  const form = given as Form;
  const [, , resource, ...rest] = url.pathname.split('/');
  const created = Math.floor(clock.now().getTime() / 1000);
  const number = kept.sessions.size + kept.refunds.length + kept.transfers.length + kept.accounts.size + 1;
  if (resource === 'checkout' && rest[2] === 'expire') {
    const session = kept.sessions.get(rest[1] ?? '');
    if (session?.status !== 'open') return problem('invalid_request_error', 'resource_missing');
    return Object.assign(session, { status: 'expired', url: null });
  }
  if (resource === 'checkout' && method === 'POST') {
    const [line] = form.line_items as { price_data: Form }[];
    const lifetime = Number(form.expires_at) - created;
    if (lifetime < 1_800 || lifetime > 86_400)
      return problem('invalid_request_error', 'parameter_invalid', 'expires_at');
    const session = {
      id: `cs_test_${number}`,
      object: 'checkout.session',
      amount_total: Number(line?.price_data.unit_amount),
      client_reference_id: form.client_reference_id as string,
      currency: line?.price_data.currency as string,
      created,
      livemode: false,
      metadata: form.metadata as Stripe.Metadata,
      mode: 'payment',
      payment_intent: null,
      payment_status: 'unpaid',
      status: 'open',
      url: `https://checkout.stripe.com/c/pay/cs_test_${number}`,
    } satisfies Partial<Stripe.Checkout.Session>;
    kept.sessions.set(session.id, session as unknown as Stripe.Checkout.Session);
    return session;
  }
  if (resource === 'checkout') return sessionOf(kept, rest[1] ?? '', url.search);
  if (resource === 'refunds' && method === 'GET') {
    const of = kept.refunds.filter(
      (refund) => refund.payment_intent === url.searchParams.get('payment_intent'),
    );
    return list('/v1/refunds', of);
  }
  if (resource === 'refunds') return refund(kept, form, { id: `re_test_${number}`, created });
  if (resource === 'accounts' && method === 'POST') {
    const account = {
      id: `acct_test_${number}`,
      object: 'account',
      details_submitted: false,
      payouts_enabled: false,
      capabilities: { transfers: 'active' },
      default_currency: 'usd',
      requirements: {
        currently_due: [],
        past_due: [],
        disabled_reason: null,
      } as unknown as Stripe.Account.Requirements,
      metadata: form.metadata as Stripe.Metadata,
    } satisfies Partial<Stripe.Account>;
    kept.accounts.set(account.id, account as unknown as Stripe.Account);
    return account;
  }
  if (resource === 'accounts') return kept.accounts.get(rest[0] ?? '') ?? null;
  if (resource === 'account_links')
    return {
      object: 'account_link',
      created,
      expires_at: created + 300,
      url: `https://connect.stripe.com/setup/e/${form.account}/abc`,
    } satisfies Stripe.AccountLink;
  if (resource === 'transfers' && method === 'GET') {
    const group = url.searchParams.get('transfer_group');
    return list(
      '/v1/transfers',
      kept.transfers.filter((transfer) => transfer.transfer_group === group),
    );
  }
  if (resource === 'transfers') {
    const refusal = kept.refusals.shift();
    if (refusal) return problem('invalid_request_error', refusal.code, refusal.param);
    const transfer = {
      id: `tr_test_${number}`,
      object: 'transfer',
      amount: Number(form.amount),
      amount_reversed: 0,
      reversed: false,
      currency: form.currency as string,
      created,
      destination: form.destination as string,
      transfer_group: form.transfer_group as string,
      metadata: form.metadata as Stripe.Metadata,
    } satisfies Partial<Stripe.Transfer>;
    kept.transfers.push(transfer as unknown as Stripe.Transfer);
    return transfer;
  }
  return null;
}

/** A session; with the charge of its payment, where that is asked for. */
function sessionOf({ sessions, booked }: Kept, id: string, asked: string): object | null {
  const session = sessions.get(id);
  if (!session || !asked.includes('balance_transaction')) return session ?? null;
  const charge = { id: `ch_${id}`, object: 'charge', balance_transaction: booked.get(id) ?? null };
  return { ...session, payment_intent: { id: session.payment_intent, latest_charge: charge } };
}

function refund(kept: Kept, form: Form, made: { id: string; created: number }): object {
  const of = kept.refunds.filter((refund) => refund.payment_intent === form.payment_intent);
  const session = [...kept.sessions.values()].find(
    (session) => session.payment_intent === form.payment_intent,
  );
  const back = of.reduce((sum, refund) => sum + refund.amount, 0);
  if (!session || back + Number(form.amount) > (session.amount_total ?? 0))
    return problem('invalid_request_error', 'charge_already_refunded');
  const refund = {
    ...made,
    object: 'refund',
    amount: Number(form.amount),
    currency: session.currency ?? '',
    metadata: form.metadata as Stripe.Metadata,
    payment_intent: form.payment_intent as string,
    status: 'succeeded',
  } satisfies Partial<Stripe.Refund>;
  kept.refunds.push(refund as unknown as Stripe.Refund);
  return refund;
}

const list = (url: string, data: object[]) => ({ object: 'list', data, has_more: false, url });

const problem = (type: string, code: string, param?: string) => ({
  error: { type, code, param, message: `test: ${code} ${param ?? ''}` },
});

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_test' });
  response.end(JSON.stringify(body));
}

const header = (request: IncomingMessage, name: string) => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
};

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** A form with brackets (`line_items[0][quantity]=1`) as nested values, all texts. */
function parseForm(text: string): unknown {
  const root: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const parts = name.replaceAll(']', '').split('[');
    let at: Form = root;
    for (const part of parts.slice(0, -1)) {
      at[part] ??= {};
      at = at[part] as Form;
    }
    at[parts.at(-1) ?? ''] = value;
  }
  return toLists(root);
}

function toLists(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, toLists(part)] as const);
  const isList = entries.length > 0 && entries.every(([key], i) => key === String(i));
  return isList ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}

/** Typed parameters as they are sent: texts, without undefined values. */
export const asSent = (params: object): unknown =>
  JSON.parse(
    JSON.stringify(params, (_, value) =>
      typeof value === 'number' || typeof value === 'boolean' ? String(value) : value,
    ),
  );
