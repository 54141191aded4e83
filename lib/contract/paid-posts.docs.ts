import type { Docs } from './openapi/docs';
import type * as paidPosts from './paid-posts';

export const docs: Docs<typeof paidPosts> = {
  tag: 'Posts',
  schemas: {
    Behind: 'The length of the locked part of a post: words, images, files, and minutes of reading',
    PaidPart:
      'The public facts about the paid part of a post: its title, price and length, and the caller’s rights to it',
    PostOnSale: 'A paid post as an item to buy',
    PaidInput: 'The paid part of a post: a title, a price from 2 to 500 dollars, and the locked part',
    LockedPart:
      'The locked part of a paid post, together with its free text. `bought` is null for the author and for operators',
  },
  parameters: {
    edition:
      'An earlier version of the locked part, not older than the purchased one. Defaults to the newest',
  },
  endpoints: {
    getLockedPart: {
      summary:
        'Returns the locked part of a paid post to its buyers, its author and operators. A buyer’s first call counts as use of the purchase. Returns 403 `not_entitled` if the caller has not bought the post',
    },
    getLockedFile: {
      summary:
        'Downloads a file of a locked part, with support for range requests. The session cookie is checked on every request. Returns 404 if the caller may not read the locked part',
    },
  },
};
