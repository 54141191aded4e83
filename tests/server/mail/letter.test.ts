import { describe, expect, it } from 'vitest';
import { renderLetter } from '@/lib/server/mail/letter';
import type { LetterContent } from '@/lib/server/mail/letter-content';
import { LETTER_COLORS } from '@/lib/server/mail/letter-html';
import { colors } from '@/lib/theme/tokens';

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

describe('an address in a letter', () => {
  const EMAIL = 'a-very-long-name.of.somebody@mail.a-long-company-name.example';
  const withValue = (value: string) =>
    renderLetter('en', { ...content, rows: [{ label: 'Address', value }] }).html;

  it('may break across lines only after its signs, and is below its label', () => {
    const html = withValue(EMAIL);
    expect(html).toContain(
      'a-<wbr>very-<wbr>long-<wbr>name.<wbr>of.<wbr>somebody@<wbr>mail.<wbr>a-<wbr>long-<wbr>company-<wbr>name.<wbr>example',
    );
    expect(html).toMatch(/<div [^>]*><bdi>Address<\/bdi><\/div>/);
  });

  it('of a web page breaks in the same places, with its signs escaped', () => {
    expect(withValue('see https://x.example/a?b=1&c="2" now')).toContain(
      'see https://<wbr>x.<wbr>example/<wbr>a?<wbr>b=<wbr>1&amp;<wbr>c=<wbr>&quot;2&quot; now',
    );
  });

  it('is whole in the plain version', () => {
    expect(renderLetter('en', { ...content, rows: [{ label: 'a', value: EMAIL }] }).text).toContain(EMAIL);
  });
});

it('a letter has the colours of the product, light and dark', () => {
  expect(colors).toMatchObject(LETTER_COLORS);
});
