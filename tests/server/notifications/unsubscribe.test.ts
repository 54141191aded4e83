import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GET, POST } from '@/app/api/notifications/unsubscribe/[token]/route';
import { db } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { signExportLink } from '@/lib/server/exports/links';
import { newId } from '@/lib/server/ids';
import { enqueue } from '@/lib/server/jobs/queue';
import { sendLetter } from '@/lib/server/mail/jobs';
import { unsubscribeUrl } from '@/lib/server/mail/unsubscribe-links';
import { listNoticeChoices } from '@/lib/server/notifications/choices';
import { DAY } from '@/lib/shared/time';
import { fromNow, NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { lettersTo } from '@/tests/setup/outbox';

let made = 0;
let reader: Member;
let address = '';

beforeEach(async () => {
  address = `reader${++made}@qeema.example`;
  reader = await makeMember({ email: address, locale: 'en' });
});

const tokenOf = (url: string) => url.split('/').at(-1) ?? '';
const good = (more: { at?: Date; address?: string; userId?: string } = {}) =>
  unsubscribeUrl(
    { userId: more.userId ?? reader.id, kind: 'sale', address: more.address ?? address },
    more.at ?? NOW,
  ).then(tokenOf);

/** A request as a browser or a mail program sends it: no session, no token, no JSON. */
async function ask(handler: typeof GET, token: string, method = 'GET') {
  const response = await handler(
    new Request(`http://localhost:3000/api/notifications/unsubscribe/${token}`, {
      method,
      ...(method === 'POST' && {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      }),
    }),
    { params: Promise.resolve({ token }) },
  );
  return { status: response.status, headers: response.headers, html: await response.text() };
}
const press = (token: string) => ask(POST, token, 'POST');
const look = (token: string) => ask(GET, token);
const hasLetters = async (kind = 'sale') =>
  (await listNoticeChoices(reader.ctx)).data.find((choice) => choice.kind === kind)?.email;

describe('an unsubscribe link changes nothing and says so', () => {
  const forged: [string, () => Promise<string>][] = [
    [
      'with one changed character',
      async () => (await good()).replace(/.$/, (sign) => (sign === 'A' ? 'E' : 'A')),
    ],
    [
      'with another’s claims',
      async () => (await good()).replace(/\.[^.]+\./, `.${btoa('{"kind":"sale"}')}.`),
    ],
    ['that is not one of our links', async () => 'x.y.z'],
    ['signed for another purpose', () => signExportLink({ userId: reader.id, id: newId() }, fromNow(DAY))],
    ['of two years ago', () => good({ at: fromNow(-730 * DAY) })],
    ['that went to another address', () => good({ address: 'former@qeema.example' })],
    ['of an unknown member', () => good({ userId: newId() })],
  ];
  it.each(forged)('when it is one %s', async (_, make) => {
    const token = await make();
    for (const answer of [await look(token), await press(token)]) {
      expect(answer.status).toBe(403);
      expect(answer.html).toContain('هذا الرابط لا يعمل');
      expect(answer.html).not.toContain('<form');
    }
    expect(await hasLetters()).toBe(true);
  });

  it('when its reader’s account is closed', async () => {
    const token = await good();
    await db().updateTable('users').set({ status: 'suspended' }).where('id', '=', reader.id).execute();
    expect((await press(token)).status).toBe(403);
  });
});

describe('an unsubscribe link', () => {
  it('only shows a button when it is opened, in the language of its reader', async () => {
    const { status, html, headers } = await look(await good());
    expect(status).toBe(200);
    expect(html).toContain('<html lang="en" dir="ltr">');
    expect(html).toContain('Turn off letters: A new sale');
    expect(html).toMatch(/<form method="post"><button type="submit">Turn these letters off<\/button>/);
    expect(headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(await hasLetters()).toBe(true);
  });

  it('turns off its letters and no others when the button is pressed without a session, once or twice', async () => {
    const token = await good();
    for (const answer of [await press(token), await press(token)]) {
      expect(answer.status).toBe(200);
      expect(answer.html).toContain('Turned off: A new sale');
    }
    expect(await hasLetters()).toBe(false);
    expect(await hasLetters('revenue_report')).toBe(true);
    const sale = (await listNoticeChoices(reader.ctx)).data.find(({ kind }) => kind === 'sale');
    expect(sale?.inApp).toBe(true);
  });
});

describe('the footer of a letter', () => {
  afterEach(() => {
    env().NEXT_PUBLIC_API_URL = '/api';
  });
  const letter = {
    locale: 'en' as const,
    to: '',
    content: {
      subject: 's',
      lead: 'l',
      rows: [],
      action: { label: 'a', url: 'https://x.example' },
      note: 'n',
    },
  };
  const sent = async (choice?: { userId: string; kind: 'sale' }) => {
    await enqueue(reader.ctx, sendLetter, { ...letter, id: newId(), to: address, choice });
    return (await lettersTo(address))[0];
  };

  it('has a link that works when the letter can be turned off, in both versions', async () => {
    const { html = '', text = '' } = (await sent({ userId: reader.id, kind: 'sale' })) ?? {};
    const url = /Turn such letters off: (\S+)/.exec(text)?.[1] ?? '';
    expect(html).toContain(`href="${url}"`);
    expect(url).toContain(`${env().APP_URL}/api/notifications/unsubscribe/`);
    await press(tokenOf(url));
    expect(await hasLetters()).toBe(false);
  });

  it('has no link when the letter is always sent', async () => {
    expect(JSON.stringify(await sent())).not.toMatch(/unsubscribe|turn such/i);
  });

  it('links to the API on its own host, where it has one', async () => {
    env().NEXT_PUBLIC_API_URL = 'https://api.qeema.example';
    const { text = '' } = (await sent({ userId: reader.id, kind: 'sale' })) ?? {};
    expect(text).toContain('https://api.qeema.example/notifications/unsubscribe/');
  });
});
