import 'server-only';
import { env } from '@/lib/server/env';

/** The sender of letters, without the name: `no-reply@localhost` of `Qeema <no-reply@localhost>`. */
export function senderAddress(): string {
  const from = env().MAIL_FROM;
  return /<([^>]+)>/.exec(from)?.[1] ?? from;
}
