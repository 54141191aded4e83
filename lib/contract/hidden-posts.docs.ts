import type * as hiddenPosts from './hidden-posts';
import type { Docs } from './openapi/docs';

export const docs: Docs<typeof hiddenPosts> = {
  tag: 'Operators',
  schemas: {
    HiddenPost: 'A post that is hidden now, with the reason',
    HideForm: 'Why an operator hides a post',
  },
  endpoints: {
    listHiddenPosts: {
      summary: 'Posts that are hidden now, the last hidden first, with the reason',
    },
    hidePost: {
      summary:
        'Hides a post from everybody: its author is told why by letter, who bought it loses access and is refunded whole',
      example: { reason: 'نشر محتوى ليس له' },
    },
    showPost: {
      summary: 'Shows a hidden post again. Refunds stay as they are: who wants to read it buys it again',
    },
  },
};
