import type * as noticeChoices from './notice-choices';
import type { Docs } from './openapi/docs';

export const docs: Docs<typeof noticeChoices> = {
  tag: 'Notifications',
  schemas: {
    Lettered: 'A kind of notification that can be sent by email',
    NoticeChoice: 'A member’s settings for a kind of notification, on the site and by email',
  },
  endpoints: {
    listNoticeChoices: {
      summary: 'Returns the caller’s notification settings by kind, on the site and by email',
    },
    updateNoticeChoice: {
      summary: 'Changes the caller’s settings for a kind of notification. Omitted channels stay unchanged',
      example: { kind: 'follow', inApp: false, email: true },
    },
    showUnsubscribe: {
      summary:
        'Returns the page of a signed unsubscribe link, with a button that turns such emails off. Opening the page changes nothing. An invalid link returns 403, with a page that says so',
    },
    unsubscribe: {
      summary:
        'Turns such emails off for their recipient, signed in or not. Called by the button of that page, or with one click by a mail program (RFC 8058). Repeating it has no effect. The response is a page',
    },
  },
};
