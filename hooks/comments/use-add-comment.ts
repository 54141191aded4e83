'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '@/hooks/use-action';
import { createComment } from '@/lib/client/endpoints.gen';
import type { CommentView } from '@/lib/contract/comments';
import { addComment, type CommentSubject, settleComment } from './comments-cache';

/** Comments that are shown before the server has stored them have an id of this kind. */
const PENDING = 'pending:';
let count = 0;

export function isPendingComment(comment: CommentView): boolean {
  return comment._id.startsWith(PENDING);
}

/**
 * Comments, or answers a comment: shown at once; removed again if the server refuses.
 * @param author the viewer
 */
export function useAddComment(subject: CommentSubject, author: NonNullable<CommentView['author']>) {
  const client = useQueryClient();
  const { type, id: subjectId } = subject;
  const add = useAction(createComment, {
    // An answer would come back to a form that is closed by then; no guest asks under a lesson.
    wanted: ({ body: { text, parentId } }) =>
      parentId || type === 'lessons' ? undefined : { kind: 'comment', type, subjectId, text },
    ahead: (_client, { body }) => {
      const pending = pendingComment(author, body.text, body.parentId ?? null);
      addComment(client, subject, pending);
      return (stored) => settleComment(client, subject, pending, stored);
    },
  });
  return (text: string, parentId: string | null, handlers: Parameters<typeof add.run>[1]) =>
    add.run({ params: { type }, query: { subjectId }, body: { text, parentId } }, handlers);
}

function pendingComment(author: CommentView['author'], text: string, parentId: string | null): CommentView {
  return {
    _id: `${PENDING}${++count}`,
    author,
    text,
    mentions: [],
    parentId,
    repliesCount: 0,
    foldedRepliesCount: 0,
    isHidden: false,
    isFolded: false,
    can: { delete: false, report: false },
    createdAt: new Date().toISOString(),
  };
}
