import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { refuseLine } from '@/lib/server/serving/request-line';

const refusal = (url: string, { cookies = 0, headers = 0 } = {}, isApi = false) => {
  const cookie = Array(cookies).fill('a=1').join('; ');
  const rawHeaders = Array(headers).fill(['x', '1']).flat();
  return refuseLine(
    { method: 'GET', url, headers: { cookie }, rawHeaders } as unknown as IncomingMessage,
    isApi,
  );
};

it.each([
  ['thousands of parameters', `/guest?${'a&'.repeat(7_000)}`, {}],
  ['61 parameters', `/robots.txt?${'a=1&'.repeat(60)}a`, {}],
  ['a second question mark', `/guest?a?${'a&'.repeat(60)}`, {}],
  ['a long query', `/guest?a=${'x'.repeat(8_000)}`, {}],
  ['a long path', `/users/${'x'.repeat(8_000)}`, {}],
  ['many parts of a path', `/_next/static${'/a'.repeat(20)}`, {}],
  ['many headers', '/guest', { headers: 101 }],
  ['many cookies', '/guest', { cookies: 101 }],
])('a request with more than anybody sends is refused: %s', (_, url, more) => {
  expect(refusal(url, more)).toBe('bad_request');
  expect(refusal(`/api/auth${url}`, more, true)).toBe('bad_request');
});

it('a long search of a browser with many cookies is not refused', () => {
  const search = `/search?q=${encodeURIComponent('قيمة '.repeat(100))}${'&a=1'.repeat(50)}`;
  expect(refusal(search, { headers: 60, cookies: 60 })).toBeUndefined();
});
