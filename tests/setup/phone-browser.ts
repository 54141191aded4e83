import { POST as SEND } from '@/app/api/users/sendOTP/route';
import { POST as VERIFY } from '@/app/api/users/verifyOTP/route';
import { callRoute } from '@/tests/setup/call-route';

/** A browser at a network address, which keeps its cookie, or a program that keeps none. */
export function makePhoneBrowser(address: string, { keepsCookies = true } = {}) {
  let cookie = '';
  const headers = (from: string) => ({ 'x-qeema-address': from, cookie });
  return {
    async send(body: object) {
      const sent = await callRoute<{ resendSeconds: number }>(SEND, { body, headers: headers(address) });
      if (keepsCookies) cookie = sent.headers.get('set-cookie')?.split(';')[0] ?? cookie;
      return sent;
    },
    verify: (phone: string, code: string, from = address) =>
      callRoute<{ ticket: string; isNew: boolean }>(VERIFY, {
        body: { phone, code },
        headers: headers(from),
      }),
  };
}
