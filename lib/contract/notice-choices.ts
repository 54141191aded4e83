import { z } from 'zod';
import { CHOOSABLE, LETTERED } from '@/lib/shared/notice-kinds';
import { endpoint } from './endpoint';

export const Lettered = z.enum(LETTERED);
export type Lettered = z.output<typeof Lettered>;

const Kind = z.enum(CHOOSABLE);
export const NoticeChoice = z.object({ kind: Kind, inApp: z.boolean(), email: z.boolean() });
export type NoticeChoice = z.output<typeof NoticeChoice>;
const Choices = z.object({ data: z.array(NoticeChoice) });

export const listNoticeChoices = endpoint({
  id: 'listNoticeChoices',
  method: 'GET',
  path: '/notifications/choices',
  access: 'member',
  response: Choices,
});

export const updateNoticeChoice = endpoint({
  id: 'updateNoticeChoice',
  method: 'PATCH',
  path: '/notifications/choices',
  access: 'member',
  body: z.object({ kind: Kind, inApp: z.boolean().optional(), email: z.boolean().optional() }),
  response: Choices,
});

const UnsubscribeParams = z.object({ token: z.string().max(2000) });

export const showUnsubscribe = endpoint({
  id: 'showUnsubscribe',
  method: 'GET',
  path: '/notifications/unsubscribe/{token}',
  access: 'signed',
  proof: 'letter',
  params: UnsubscribeParams,
  response: z.unknown(),
  raw: true,
  gives: ['text/html'],
});

export const unsubscribe = endpoint({
  id: 'unsubscribe',
  method: 'POST',
  path: '/notifications/unsubscribe/{token}',
  access: 'signed',
  proof: 'letter',
  params: UnsubscribeParams,
  response: z.unknown(),
  // mail programs call it for many readers from a few addresses
  rateLimit: { max: 6000, seconds: 3600 },
  raw: true,
  gives: ['text/html'],
});
