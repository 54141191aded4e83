import type * as comments from './comments';
import type { Docs } from './openapi/docs';
import { EXAMPLE_ID } from './openapi/example-values';

export const docs: Docs<typeof comments> = {
  tag: 'Comments',
  schemas: {
    CommentView:
      'A comment on a post or product. Author and text are null where it only holds the place of its answers',
    CommentTypes: 'The type of what is commented on',
  },
  parameters: {
    parentId: 'The id of the comment whose answers are wanted',
    type: 'What is commented on',
    subjectId: 'The id of the post or product',
  },
  endpoints: {
    listPostComments: {
      summary: 'Comments on a post, newest first; with parentId the answers to one, oldest first',
    },
    createPostComment: {
      summary: 'Comments on a post, or answers a comment on it',
      example: { text: 'تعليق', parentId: EXAMPLE_ID },
    },
    listComments: {
      summary:
        'Comments on the post or product `subjectId`; of a lesson the questions, for those who hold it',
    },
    createComment: {
      summary: 'Comments on the post or product `subjectId`, or asks under the lesson',
      example: { text: 'تعليق', parentId: EXAMPLE_ID },
    },
    deleteComment: {
      summary: 'Deletes an own comment, or any on an own post or lesson; its answers stay',
    },
  },
};
