import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { seal } from '@/lib/server/serving/guest-cache/seal';

const NONCE = 'bm9uY2U+/w==';
const POLICY = `default-src 'self'; script-src 'self' 'nonce-${NONCE}' 'strict-dynamic'; style-src 'self' 'nonce-${NONCE}'`;
const HTML = `<style nonce="${NONCE}">a{}</style><script nonce="${NONCE}" src="/_next/static/a.js" async=""></script>
<script nonce="${NONCE}">self.x=["nonce","${NONCE}"]</script><script>
multi()
line()</script>`;
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the nonce is removed from the page and from its policy', () => {
  const sealed = seal(HTML, POLICY);
  expect(sealed.html + sealed.policy).not.toContain('nonce-');
  expect(sealed.html).not.toContain(NONCE);
  expect(sealed.policy).not.toContain('strict-dynamic');
});

test('the policy names each inline script and style by the hash of the text that the browser sees', () => {
  const { html, policy } = seal(HTML, POLICY);
  expect(html).toContain('<script>self.x=["nonce",""]</script>');
  expect(policy).toBe(
    [
      "default-src 'self'",
      `script-src 'self' ${hash('self.x=["nonce",""]')} ${hash('\nmulti()\nline()')}`,
      `style-src 'self' ${hash('')} ${hash('a{}')}`,
    ].join('; '),
  );
});

test('a page without a policy stays without one', () => {
  expect(seal('<p>', '')).toEqual({ html: '<p>', policy: '', nonce: '' });
});
