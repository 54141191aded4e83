import type * as comments from './comments';
import type { Docs } from './openapi/docs';
import { EXAMPLE_ID } from './openapi/example-values';

export const docs: Docs<typeof comments> = {
  tag: 'Comments',
  schemas: {
    CommentView:
      'A comment on a post or product, or a question under a lesson. `author` and `text` are null if the comment only keeps the place of its replies',
    CommentTypes: 'The type of resource that comments belong to',
  },
  parameters: {
    parentId: 'The id of the comment whose replies to return',
    type: 'The type of resource that the comments belong to',
    subjectId: 'The id of the post, product or lesson',
  },
  endpoints: {
    listPostComments: {
      summary:
        'Returns the comments on a post, newest first. With `parentId`, returns the replies to a comment, oldest first',
    },
    createPostComment: {
      summary: 'Adds a comment to a post, or a reply to a comment on it',
      example: { text: 'تعليق', parentId: EXAMPLE_ID },
    },
    listComments: {
      summary:
        'Returns the comments on the post or product `subjectId`, or the questions under the lesson `subjectId` for members with access to it',
    },
    createComment: {
      summary: 'Adds a comment to the post or product `subjectId`, or a question to the lesson `subjectId`',
      example: { text: 'تعليق', parentId: EXAMPLE_ID },
    },
    deleteComment: {
      summary:
        'Deletes one of the caller’s comments, or any comment on the caller’s post or lesson. The replies remain',
    },
  },
};
