import { expect, test } from 'vitest';
import { connectOrigins, contentSecurityPolicy } from '@/lib/shared/content-security-policy';

const nonce = "'nonce-abc'";

test('only our own scripts and styles may run, and no page may frame ours', () => {
  const policy = contentSecurityPolicy({ scripts: [nonce], styles: [nonce] });
  expect(policy).toContain(`script-src 'self' ${nonce} 'strict-dynamic';`);
  expect(policy).toContain(`style-src 'self' ${nonce};`);
  expect(policy).not.toContain('unsafe-eval');
  for (const closed of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(policy).toContain(closed);
});

test('in development, scripts may use eval and styles may be inline', () => {
  const policy = contentSecurityPolicy({ scripts: [nonce], styles: [nonce], development: true });
  expect(policy).toContain("'unsafe-eval'");
  expect(policy).toContain("style-src 'self' 'unsafe-inline'");
});

test('an API on another host is allowed by its origin only', () => {
  expect(connectOrigins('https://api.example.com/v1?x=1')).toEqual(['https://api.example.com']);
  expect(connectOrigins('/api')).toEqual([]);
  expect(connectOrigins(undefined)).toEqual([]);
  expect(contentSecurityPolicy({ scripts: [], styles: [], connect: ['https://api.example.com'] })).toContain(
    "connect-src 'self' https://api.example.com",
  );
});
