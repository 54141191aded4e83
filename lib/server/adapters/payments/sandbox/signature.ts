import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/server/env';
import { AppError } from '@/lib/server/errors';

export const SIGNATURE_HEADER = 'sandbox-signature';
const TOLERANCE_SECONDS = 300;

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');

/** `t=seconds,v1=hex`: HMAC-SHA256 over the time and the raw body. */
export function sign(rawBody: string, now: Date, secret = env().SANDBOX_WEBHOOK_SECRET): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${hmac(secret, `${seconds}.${rawBody}`)}`;
}

/** @throws AppError `bad_request` unless the header signs this body, and its time differs by at most 5 minutes */
export function checkSignature(rawBody: string, header: string | null, now: Date): void {
  const [, seconds = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  const expected = hmac(env().SANDBOX_WEBHOOK_SECRET, `${seconds}.${rawBody}`);
  const matches =
    given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
  const isFresh = Math.abs(now.getTime() / 1000 - Number(seconds)) <= TOLERANCE_SECONDS;
  if (!matches || !isFresh) throw new AppError('bad_request');
}
