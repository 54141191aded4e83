import type { Docs } from './openapi/docs';
import { EXAMPLE_ID } from './openapi/example-values';
import type * as posts from './posts';

export const docs: Docs<typeof posts> = {
  tag: 'Posts',
  schemas: {
    ReactionInput: 'A reaction, or another name under which it may arrive',
    Audience: 'Who may see a post: everybody, or followers of its author',
    PostCounts: 'How often a post was reacted to, commented on, saved and shared',
    TipWord: 'A word with a tip that its author shows to everybody',
    PostView: 'A post as the caller may see it',
  },
  endpoints: {
    createPost: {
      summary: 'Publishes a post of text, images or both; #tags are taken from the text',
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
      summary: 'Changes an own post; fields left out stay as they are',
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
      summary: 'Deletes an own post',
    },
    listFeed: {
      summary: 'Posts by those one follows and the own ones, newest first; then recommended ones',
    },
    listPosts: {
      summary: 'Public posts, newest first',
    },
    listGuestPosts: {
      summary: 'What a visitor sees first: public posts, most valued first',
    },
    listMyPosts: {
      summary: 'The own posts, newest first',
    },
    listSavedPosts: {
      summary: 'Saved posts, last saved first',
    },
    explorePosts: {
      summary: 'The Posts tab of explore',
    },
    listUserPosts: {
      summary: "A user's posts, newest first; the id is the user's",
      parameters: { id: 'The id of the user whose posts these are' },
    },
    getPost: {
      summary: 'One post as the caller may see it',
    },
    getGuestPost: {
      summary: 'What a visitor may see of a post',
    },
    putReaction: {
      summary: 'Sets the own reaction; another name replaces it',
      example: { name: 'love' },
    },
    deleteReaction: {
      summary: 'Takes the own reaction back',
    },
    savePost: {
      summary: 'Saves a post; twice is once',
    },
    unsavePost: {
      summary: 'Takes a post out of the saved ones',
    },
    sharePost: {
      summary: 'Counts a share; twice is once',
    },
  },
};
