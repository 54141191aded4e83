import 'server-only';
import { ERROR_STATUS } from '@/lib/contract/errors';
import type { Locale } from '@/lib/i18n/locales';
import { translateKey } from '@/lib/i18n/translate';
import type { Ctx } from '@/lib/server/ctx';
import { env } from '@/lib/server/env';
import { AppError } from '@/lib/server/errors';
import { plainResponse } from '@/lib/server/http/plain-page';
import { hashOfAddress, readUnsubscribeLink, type Subscription } from '@/lib/server/mail/unsubscribe-links';
import { identityOf } from '@/lib/server/users/identity';
import { paths } from '@/lib/shared/paths';
import { upsertChoice } from './repo-choices';

/**
 * The page of a letter's link, with a button that turns such letters off. Opening it changes nothing: programs that
 * scan letters open every link.
 */
export function showUnsubscribe(ctx: Ctx, token: string): Promise<Response> {
  return withSubscription(ctx, token, ({ kind }, locale) => {
    const say = sayIn(locale, kind);
    const action = { label: say('button'), posts: true } as const;
    return plainResponse({ locale, title: say('title'), text: say('text'), action });
  });
}

/**
 * Turns the letters of a link off: for its reader, or for a mail program that does it for them (RFC 8058). Doing it
 * again changes nothing.
 */
export function unsubscribe(ctx: Ctx, token: string): Promise<Response> {
  return withSubscription(ctx, token, async ({ userId, kind }, locale) => {
    await upsertChoice(ctx.db, userId, { kind, email: false });
    const say = sayIn(locale, kind);
    return plainResponse({ locale, title: say('done'), text: say('doneText'), action: toSettings(locale) });
  });
}

/**
 * Does something for the reader of a good link, in their language; for any other link, a page says what is wrong and
 * what to do.
 */
async function withSubscription(
  ctx: Ctx,
  token: string,
  act: (subscription: Pick<Subscription, 'userId' | 'kind'>, locale: Locale) => Response | Promise<Response>,
): Promise<Response> {
  try {
    const { userId, kind, address } = await readUnsubscribeLink(token, ctx.now);
    const reader = await identityOf(ctx, userId);
    // The letter may be in the mailbox of somebody who is not the account's owner any more.
    if (!reader?.email || hashOfAddress(reader.email) !== address) throw new AppError('forbidden');
    return await act({ userId, kind }, reader.locale);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'forbidden') throw error;
    const { locale } = ctx;
    const say = sayIn(locale);
    return plainResponse(
      { locale, title: say('refused'), text: say('refusedText'), action: toSettings(locale) },
      ERROR_STATUS.forbidden,
    );
  }
}

const toSettings = (locale: Locale) => ({
  label: sayIn(locale)('settings'),
  href: `${env().APP_URL}${paths.settings('main', 'notices')}`,
});

function sayIn(locale: Locale, kind?: Subscription['kind']) {
  const what = kind ? (translateKey(locale, `account:notices.${kind}`) ?? kind) : '';
  return (key: string) => translateKey(locale, `emails:stop.${key}`, { what }) ?? key;
}
