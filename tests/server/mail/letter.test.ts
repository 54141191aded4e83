import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smtp } from '@/lib/server/adapters/mail/smtp';
import { newId } from '@/lib/server/ids';
import { type LetterContent, renderLetter } from '@/lib/server/mail/letter';

const HOSTILE = `"><img src=x onerror=alert(1)></td><script>alert('1')</script>&lt;b&gt;`;

const content: LetterContent = {
  subject: HOSTILE,
  lead: HOSTILE,
  rows: [{ label: HOSTILE, value: HOSTILE }],
  action: { label: HOSTILE, url: `https://qeema.example/orders/1?x="><script>alert(1)</script>` },
  note: HOSTILE,
};

describe('a letter with hostile text', () => {
  it.each(['ar', 'en'] as const)('holds no markup from that text (%s)', (locale) => {
    const { html } = renderLetter(locale, content);
    const clean = renderLetter(locale, {
      ...content,
      subject: 's',
      lead: 'l',
      rows: [{ label: 'a', value: 'as long'.padEnd(HOSTILE.length, '.') }],
      action: { label: 'go', url: 'https://qeema.example' },
      note: 'n',
    }).html;
    const tags = (page: string) => page.match(/<[^>]+>/g)?.map((tag) => tag.replace(/href="[^"]*"/, ''));
    expect(tags(html)).toEqual(tags(clean));
    expect(html).toContain('&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;lt;b&amp;gt;');
  });

  it('shows the text as it was written in its plain version', () => {
    expect(renderLetter('ar', content).text).toContain(`${HOSTILE}: ${HOSTILE}`);
  });
});

describe('a letter over SMTP', () => {
  const received: { to: string[]; raw: string }[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, session, done) => {
      void text(stream).then((raw) => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw });
        done();
      });
    },
  });
  let url = '';

  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

  it('gets no extra header or recipient from a subject with line breaks', async () => {
    const letter = {
      id: newId(),
      to: 'sara@example.com',
      subject: 'إيصال\r\nBcc: everybody@evil.example\r\n\r\n<script>',
      html: '<p>x</p>',
      text: 'x',
    };
    await smtp(url).send(letter, new Date());
    const [sent] = received;
    const head = sent?.raw.split('\r\n\r\n')[0] ?? '';
    expect(sent?.to).toEqual(['sara@example.com']);
    expect(head).not.toMatch(/^bcc:/im);
    expect(head).toContain(`Message-ID: <${letter.id}@localhost>`);
  });
});
