import type * as noticeChoices from './notice-choices';
import type { Docs } from './openapi/docs';

export const docs: Docs<typeof noticeChoices> = {
  tag: 'Notifications',
  schemas: {
    Lettered: 'A kind of notification that can be sent by e-mail',
    NoticeChoice: 'Whether a member wants to be told of a kind of thing, on the site and by e-mail',
  },
  endpoints: {
    listNoticeChoices: {
      summary: 'What the caller is told of, by kind: on the site and by e-mail',
    },
    updateNoticeChoice: {
      summary: 'Changes what the caller is told of; ways left out stay as they are',
      example: { kind: 'follow', inApp: false, email: true },
    },
    showUnsubscribe: {
      summary:
        'The page of a signed link in a letter, with a button that turns such letters off; it changes nothing. A page says so, too, where the link is not good (403)',
    },
    unsubscribe: {
      summary:
        'Turns such letters off for the reader of the letter, signed in or not: by that button, or in one click by a mail program (RFC 8058). Again is as once; answers with a page',
    },
  },
};
