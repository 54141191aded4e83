import { POST as SEND } from '@/app/api/users/sendOTP/route';
import { POST as VERIFY } from '@/app/api/users/verifyOTP/route';
import { callRoute } from '@/tests/setup/call-route';

/** A browser at a network address, which keeps its cookies, or a program that keeps none. */
export function makePhoneBrowser(address: string, { keepsCookies = true } = {}) {
  const cookies = new Map<string, string>();
  const headers = (from: string) => ({ 'x-qeema-address': from, cookie: [...cookies.values()].join('; ') });
  function keep<T extends { headers: Headers }>(answer: T): T {
    for (const line of keepsCookies ? answer.headers.getSetCookie() : []) {
      const [pair = ''] = line.split(';');
      cookies.set(pair.split('=')[0] ?? '', pair);
    }
    return answer;
  }
  return {
    send: async (body: object, from = address) =>
      keep(await callRoute<{ resendSeconds: number }>(SEND, { body, headers: headers(from) })),
    verify: async (phone: string, code: string, from = address) =>
      keep(
        await callRoute<{ ticket: string; isNew: boolean }>(VERIFY, {
          body: { phone, code },
          headers: headers(from),
        }),
      ),
  };
}
