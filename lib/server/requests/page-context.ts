import 'server-only';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { getLocale } from '@/lib/i18n/server';
import { viewerOfSession } from '@/lib/server/auth/service';
import { clock } from '@/lib/server/clock';
import type { Ctx } from '@/lib/server/ctx';
import { db } from '@/lib/server/db/client';
import { sessionIdFromCookie } from '@/lib/server/http/cookies';
import { newId } from '@/lib/server/ids';

/** The context of the page being rendered: the viewer comes from the sign-in cookie. Once per request. */
export const getPageCtx = cache(async (): Promise<Ctx> => {
  const [jar, { locale }] = await Promise.all([cookies(), getLocale()]);
  const now = clock.now();
  const sessionId = await sessionIdFromCookie((name) => jar.get(name)?.value);
  const viewer = sessionId ? await viewerOfSession(db(), sessionId, now) : null;
  return { db: db(), viewer, now, locale, requestId: newId(), afterCommit: (effect) => effect() };
});
