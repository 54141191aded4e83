import 'server-only';
import { SmsRefused, type Texter } from './port';

const PATIENCE_MS = 10_000;

interface Account {
  SMS_API_URL: string;
  SMS_ACCOUNT?: string;
  SMS_TOKEN?: string;
  SMS_FROM?: string;
}

/**
 * Text messages through Twilio's REST API (`POST /2010-04-01/Accounts/{sid}/Messages.json`), or any service with the
 * same API. The text of a message is in no log and no error.
 */
export function twilio({ SMS_API_URL, SMS_ACCOUNT = '', SMS_TOKEN = '', SMS_FROM = '' }: Account): Texter {
  const url = `${SMS_API_URL}/2010-04-01/Accounts/${encodeURIComponent(SMS_ACCOUNT)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${SMS_ACCOUNT}:${SMS_TOKEN}`).toString('base64')}`;
  // A messaging service chooses the sender by the reader's country.
  const sender = SMS_FROM.startsWith('MG') ? 'MessagingServiceSid' : 'From';
  return {
    async send({ to, text }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization, accept: 'application/json' },
        body: new URLSearchParams({ To: to, [sender]: SMS_FROM, Body: text }),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (response.ok) {
        await response.body?.cancel();
        return;
      }
      const code = await codeOf(response);
      // Too many at once, too slow, or the provider's own failure: it may work later.
      if (response.status >= 500 || response.status === 429 || response.status === 408) {
        throw new Error(`text message not taken: ${response.status} ${code}`);
      }
      throw new SmsRefused(response.status, code);
    },
  };
}

async function codeOf(response: Response): Promise<number | string> {
  const problem: unknown = await response.json().catch(() => null);
  const code = typeof problem === 'object' && problem !== null && 'code' in problem ? problem.code : '';
  return typeof code === 'number' ? code : '';
}
