import type { Docs } from './openapi/docs';
import type * as paidPosts from './paid-posts';

export const docs: Docs<typeof paidPosts> = {
  tag: 'Posts',
  schemas: {
    Behind: 'How much a locked part holds: words, pictures, files, and minutes to read',
    PaidPart: 'What everybody may know of the paid part of a post: its title, price, and how much it holds',
    PostOnSale: 'A paid post in the cart',
    PaidInput: 'A title, a price from 2 to 500 dollars, and what is locked',
    LockedPart: 'The locked part of a paid post, with its free one, for whoever may read it',
  },
  parameters: {
    edition: 'An earlier version of what was bought; the newest, where left out',
  },
  endpoints: {
    getLockedPart: {
      summary:
        'The locked part of a paid post, for those who bought it. The first time a buyer asks for it, it counts as used',
    },
    getLockedFile: {
      summary:
        'A file of a locked part, with ranges, for a browser whose session may read it. It is asked at each request; 404 for everybody else',
    },
  },
};
