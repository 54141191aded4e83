import type * as hiddenPosts from './hidden-posts';
import type { Docs } from './openapi/docs';

export const docs: Docs<typeof hiddenPosts> = {
  tag: 'Operators',
  schemas: {
    HiddenPost: 'A hidden post, with the reason',
    HideForm: 'The post that an operator hides, and the reason',
  },
  endpoints: {
    listHiddenPosts: {
      summary: 'Returns the hidden posts, most recently hidden first, with the reason',
    },
    hidePost: {
      summary:
        'Hides a post from everyone. The author is sent the reason by email. Buyers lose access and are refunded in full',
      example: { reason: 'نشر محتوى ليس له' },
    },
    showPost: {
      summary:
        'Shows a hidden post again. Refunds are not reversed: refunded buyers who want to read the post buy it again',
    },
  },
};
