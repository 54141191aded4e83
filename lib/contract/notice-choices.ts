import { z } from 'zod';
import { CHOOSABLE, LETTERED } from '@/lib/shared/notice-kinds';
import { endpoint, MOST_WRITES } from './endpoint';

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
  summary: 'What the caller is told of, by kind: on the site and by e-mail',
  response: Choices,
});

export const updateNoticeChoice = endpoint({
  id: 'updateNoticeChoice',
  method: 'PATCH',
  path: '/notifications/choices',
  access: 'member',
  summary: 'Changes what the caller is told of; ways left out stay as they are',
  body: z.object({ kind: Kind, inApp: z.boolean().optional(), email: z.boolean().optional() }),
  response: Choices,
  rateLimit: MOST_WRITES,
});

const UnsubscribeParams = z.object({ token: z.string().max(2000) });

export const showUnsubscribe = endpoint({
  id: 'showUnsubscribe',
  method: 'GET',
  path: '/notifications/unsubscribe/{token}',
  access: 'signed',
  proof: 'letter',
  summary:
    'The page of a signed link in a letter, with a button that turns such letters off; it changes nothing. A page says so, too, where the link is not good (403)',
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
  summary:
    'Turns such letters off for the reader of the letter, signed in or not: by that button, or in one click by a mail program (RFC 8058). Again is as once; answers with a page',
  params: UnsubscribeParams,
  response: z.unknown(),
  // mail programs call it for many readers from a few addresses
  rateLimit: { max: 6000, seconds: 3600 },
  raw: true,
  gives: ['text/html'],
});
