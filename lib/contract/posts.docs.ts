import type { Docs } from './openapi/docs';
import { EXAMPLE_ID } from './openapi/example-values';
import type * as posts from './posts';

export const docs: Docs<typeof posts> = {
  tag: 'Posts',
  schemas: {
    ReactionInput: 'A reaction, or one of its accepted aliases',
    Audience: 'The audience of a post: everybody, or the followers of its author',
    PostCounts: 'The numbers of reactions, comments, saves and shares of a post',
    TipWord:
      'A message sent with a tip, shown publicly by its recipient. `from` is null if the payer is not named publicly',
    PostView: 'A post as the caller may see it. `paid` is null if the post has no paid part',
  },
  endpoints: {
    createPost: {
      summary: 'Publishes a post with text, images or both. Hashtags in the text become its tags',
      example: {
        text: 'منشور',
        media: [{ fileId: EXAMPLE_ID, alt: 'صورة' }],
        audience: 'public',
        productId: EXAMPLE_ID,
        paid: {
          title: 'عنوان',
          price: { amount: 500, currency: 'USD' },
          locked: { text: 'مدفوع', media: [{ fileId: EXAMPLE_ID, alt: 'صورة' }], files: [EXAMPLE_ID] },
        },
      },
    },
    updatePost: {
      summary: 'Edits one of the caller’s posts. Omitted fields keep their values',
      example: {
        text: 'منشور آخر',
        media: [{ fileId: EXAMPLE_ID, alt: 'صورة' }],
        audience: 'public',
        paid: {
          title: 'عنوان',
          price: { amount: 500, currency: 'USD' },
          locked: { text: 'مدفوع', media: [{ fileId: EXAMPLE_ID, alt: 'صورة' }], files: [EXAMPLE_ID] },
        },
      },
    },
    deletePost: {
      summary: 'Deletes one of the caller’s posts',
    },
    listFeed: {
      summary:
        'Returns posts by the caller and by the people the caller follows, newest first, followed by recommended posts',
    },
    listPosts: {
      summary: 'Returns public posts, newest first',
    },
    listGuestPosts: {
      summary: 'Returns public posts, most popular first, for the first page of a guest',
    },
    listMyPosts: {
      summary: 'Returns the caller’s posts, newest first',
    },
    listSavedPosts: {
      summary: 'Returns the posts saved by the caller, most recently saved first',
    },
    explorePosts: {
      summary: 'Returns the Posts tab of the explore page: public posts, most popular first',
    },
    listUserPosts: {
      summary: 'Returns the posts of a user that the caller may see, newest first',
      parameters: { id: 'The id of the author' },
    },
    getPost: {
      summary: 'Returns a post as the caller may see it',
    },
    getGuestPost: {
      summary: 'Returns a post as a guest may see it',
    },
    putReaction: {
      summary: 'Sets the caller’s reaction to a post, replacing an earlier one',
      example: { name: 'love' },
    },
    deleteReaction: {
      summary: 'Removes the caller’s reaction to a post',
    },
    savePost: {
      summary: 'Saves a post for the caller. Saving it again has no effect',
    },
    unsavePost: {
      summary: 'Removes a post from the caller’s saved posts',
    },
    sharePost: {
      summary: 'Records that the caller shared a post. Each member is counted once',
    },
  },
};
