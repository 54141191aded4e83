import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET as OUTBOX } from '@/app/api/outbox/route';
import { db } from '@/lib/server/db/client';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { env } from '@/lib/server/env';
import { jobCtx } from '@/lib/server/jobs/job-ctx';
import { sendLetter } from '@/lib/server/mail/jobs';
import { updateProduct } from '@/lib/server/making/service';
import { isolate, stripBidiMarks } from '@/lib/shared/arabic';
import { callRoute } from '@/tests/setup/call-route';
import { NOW } from '@/tests/setup/clock';
import { type MailServer, startMailServer } from '@/tests/setup/mail-server';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { dropJobs, runJobs, waitingJobs } from '@/tests/setup/run-jobs';
import { buy, eventFor, placeOrder, tell } from '@/tests/setup/trade';

interface Letter {
  _id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
}

let operator: Member;
let seller: Member;
let made = 0;

beforeAll(async () => {
  operator = await makeMember({ role: 'ADMIN' });
});
beforeEach(async () => {
  await dropJobs();
  made++;
  seller = await makeMember({ role: 'CREATOR', email: `seller${made}@qeema.example`, locale: 'ar' });
});

const member = (more: Parameters<typeof makeMember>[0] = {}) =>
  makeMember({ email: `buyer${made}@qeema.example`, ...more });
const outbox = async (to: string) => {
  const { payload } = await callRoute<{ data: Letter[] }>(OUTBOX, { token: operator.token });
  return payload.data.filter((letter) => letter.to === to);
};
const orderOf = async (buyer: Member, price = 1999, title = 'دليل الخط') => {
  const product = await makeProduct(db(), seller, { price, title });
  return buy(buyer.token, product);
};

describe('a letter about a sale', () => {
  it('is not sent for an order that is not paid, or paid with a wrong amount', async () => {
    const buyer = await member();
    const product = await makeProduct(db(), seller, { price: 1999 });
    const { _id } = await placeOrder(buyer.token, product);
    await tell(await eventFor(_id, 'payment.failed'));
    await tell(await eventFor(_id, 'payment.succeeded', { amount: 1 }));
    expect(await waitingJobs()).toEqual([]);
  });

  it('is not sent to a suspended buyer, and the seller still gets one for each sale', async () => {
    const nowhere = await makeMember();
    const banned = await member();
    const product = await makeProduct(db(), seller, { price: 1999 });
    await buy(nowhere.token, product);
    const { _id } = await placeOrder(banned.token, product);
    await db().updateTable('users').set({ status: 'suspended' }).where('id', '=', banned.id).execute();
    await tell(await eventFor(_id));
    await runJobs();
    expect(await outbox(banned.email ?? '')).toEqual([]);
    expect(await outbox(seller.email ?? '')).toHaveLength(2);
  });

  it('cannot be read in the outbox by a guest or a creator', async () => {
    expect((await callRoute(OUTBOX)).status).toBe(401);
    expect((await callRoute(OUTBOX, { token: seller.token })).status).toBe(403);
  });
});

describe('a paid order', () => {
  it('sends the buyer a receipt and the seller a note, each in their language, once', async () => {
    const buyer = await member({ locale: 'en', name: 'Sam' });
    const orderId = await orderOf(buyer);
    await tell(await eventFor(orderId));
    await runJobs();
    const number = orderId
      .replaceAll('-', '')
      .slice(-8)
      .toUpperCase()
      .replace(/(.{4})/, '$1-');
    const [receipt, ...more] = await outbox(buyer.email ?? '');
    expect(more).toEqual([]);
    expect(stripBidiMarks(receipt?.subject ?? '')).toBe(`Your receipt for order ${number}`);
    expect(receipt?.html).toContain('<html lang="en" dir="ltr">');
    expect(receipt?.text).toContain('Sam');
    expect(stripBidiMarks(receipt?.text ?? '')).toContain('دليل الخط: $19.99');
    expect(receipt?.text).toContain(`${env().APP_URL}/orders/${orderId}`);
    expect(receipt?.text).not.toContain('unsubscribe');
    const [note, ...others] = await outbox(seller.email ?? '');
    expect(others).toEqual([]);
    expect(note?.subject).toBe(`بيع جديد · ${isolate(number)}`);
    expect(note?.html).toContain('<html lang="ar" dir="rtl">');
    expect(stripBidiMarks(note?.text ?? '')).toContain('صافي حصتك: $18.00');
    expect(note?.text).toContain(`${env().APP_URL}/finance`);
    expect(note?.text).toContain(`${env().APP_URL}/api/notifications/unsubscribe/`);
    // a seller learns that something was sold, but not who bought it
    expect(note?.text).not.toContain('Sam');
    expect(note?.text).not.toContain(buyer.email ?? '');
  });

  it('names the house, its address and its tax number on the receipt, and its day in the buyer’s zone', async () => {
    const house = {
      HOUSE_NAME: 'بيت قيمة',
      HOUSE_ADDRESS: 'طريق الملك، الرياض',
      HOUSE_TAX_NUMBER: '300012345600003',
    };
    Object.assign(env(), house);
    const buyer = await member({ locale: 'en' });
    const zone = { time_zone: 'Pacific/Kiritimati' }; // fourteen hours ahead
    await db().updateTable('users').set(zone).where('id', '=', buyer.id).execute();
    await orderOf(buyer);
    Object.assign(env(), { HOUSE_NAME: undefined, HOUSE_ADDRESS: undefined, HOUSE_TAX_NUMBER: undefined });
    await runJobs();
    const [receipt] = await outbox(buyer.email ?? '');
    const text = stripBidiMarks(receipt?.text ?? '');
    expect(text).toContain('بيت قيمة\nطريق الملك، الرياض\nTax number: 300012345600003');
    for (const words of Object.values(house)) expect(receipt?.html).toContain(words);
    const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: zone.time_zone } as const;
    expect(text).toContain(`Date: ${new Intl.DateTimeFormat('en', day).format(NOW)}`);
    const [note] = await outbox(seller.email ?? '');
    expect(note?.text).not.toContain('بيت قيمة');
  });

  it('shows a hostile title in the receipt as text, never as markup', async () => {
    const buyer = await member({ name: `<img src=x onerror="alert('1')">` });
    await orderOf(buyer, 1999, `</td><script>alert("ع")</script>&amp;`);
    await runJobs();
    const [receipt] = await outbox(buyer.email ?? '');
    expect(receipt?.html).not.toMatch(/<script|<img/);
    expect(receipt?.html).toContain('&lt;script&gt;alert(&quot;ع&quot;)&lt;/script&gt;&amp;amp;');
    expect(receipt?.text).toContain(`</td><script>alert("ع")</script>&amp;`);
  });

  it('shows the product title of the day of the order in the receipt', async () => {
    const buyer = await member();
    const product = await makeProduct(db(), seller, { price: 1999, title: 'العنوان الأول' });
    const { _id } = await placeOrder(buyer.token, product);
    await updateProduct(seller.ctx, product.id, { title: 'غيره' });
    await tell(await eventFor(_id));
    await runJobs();
    expect((await outbox(buyer.email ?? ''))[0]?.text).toContain('العنوان الأول');
  });
});

describe('a letter over a mail server', () => {
  let server: MailServer;

  beforeEach(async () => {
    server = await startMailServer();
    env().SMTP_URL = server.url;
  });
  afterEach(async () => {
    env().SMTP_URL = undefined;
    await server.stop();
  });

  it('arrives with its Arabic subject and its id when the server is back after a failed try', async () => {
    const letter = {
      id: '01890000-0000-7000-8000-00000000abcd',
      to: 'reader@qeema.example',
      locale: 'ar' as const,
      content: {
        subject: 'إيصال طلبك 1A2B-3C4D',
        lead: 'شكرًا',
        rows: [],
        action: { label: 'افتح الطلب', url: 'https://qeema.example/orders/1' },
        note: '—',
      },
    };
    await server.stop();
    await expect(sendLetter.run(letter, jobCtx())).rejects.toThrow(/ECONNREFUSED/);
    server = await startMailServer(server.port);
    await sendLetter.run(letter, jobCtx());
    expect(server.received).toHaveLength(1);
    const [{ to, raw } = { to: '', raw: '' }] = server.received;
    expect(to).toBe('reader@qeema.example');
    expect(raw).toContain('Message-ID: <01890000-0000-7000-8000-00000000abcd@localhost>');
    expect(subjectIn(raw)).toBe('إيصال طلبك 1A2B-3C4D');
  });
});

/** A subject as a mail program reads it (RFC 2047). */
function subjectIn(raw: string): string {
  const folded = /^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(raw)?.[1] ?? '';
  const words = [...folded.matchAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi)];
  return words
    .map(([, kind, inside = '']) =>
      kind?.toUpperCase() === 'B'
        ? Buffer.from(inside, 'base64').toString()
        : decodeURIComponent(inside.replaceAll('_', '%20').replaceAll('=', '%')),
    )
    .join('');
}
