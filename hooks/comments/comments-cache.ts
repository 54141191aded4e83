import type { QueryClient } from '@tanstack/react-query';
import { mapCachedRows } from '@/hooks/map-cached-rows';
import { countComments } from '@/hooks/posts/update-post-cache';
import { getProduct, listComments } from '@/lib/client/endpoints.gen';
import type { CommentView } from '@/lib/contract/comments';
import type { ProductView } from '@/lib/contract/products';
import { queryKey } from '@/lib/contract/query-key';

/** The post or product of the comments, or the lesson of the questions. */
export type CommentSubject = OpenSubject | { type: 'lessons'; id: string };
/** A subject whose comments guests may read. */
export type OpenSubject = { type: 'posts' | 'products'; id: string };

type Pages = { pages: { data: CommentView[]; nextCursor: string | null }[]; pageParams: unknown[] };

/** The input for the comments of a subject, or for the answers to one of them; prefetch uses the same. */
export function commentsInput(subject: CommentSubject, parentId?: string) {
  const query = parentId ? { subjectId: subject.id, parentId } : { subjectId: subject.id };
  return { params: { type: subject.type }, query };
}

/** Shows a comment: on top of the comments, or as the last of the answers if these are open. */
export function addComment(client: QueryClient, subject: CommentSubject, comment: CommentView): void {
  client.setQueryData<Pages>(keyOf(subject, comment), (list = NOTHING_YET) => {
    const target = comment.parentId ? list.pages.length - 1 : 0;
    return {
      ...list,
      pages: list.pages.map((page, index) => (index === target ? withRow(page, comment) : page)),
    };
  });
  count(client, subject, comment.parentId, 1);
}

/** Replaces the comment that was shown while it was sent by the stored one, or removes it. */
export function settleComment(
  client: QueryClient,
  subject: CommentSubject,
  pending: CommentView,
  stored: CommentView | null,
): void {
  change(client, pending._id, () => stored);
  if (!stored) count(client, subject, pending.parentId, -1);
  // A list that was loading meanwhile, or that began with this comment, is loaded again.
  const key = keyOf(subject, pending);
  const shown = client.getQueryData<Pages>(key)?.pages.flatMap(({ data }) => data) ?? [];
  if (stored && (shown.length <= 1 || !shown.some(({ _id }) => _id === stored._id))) {
    void client.invalidateQueries({ queryKey: key });
  }
}

/** Removes a deleted comment; if it has answers, its empty place stays. A folded one was not counted. */
export function removeComment(client: QueryClient, subject: CommentSubject, comment: CommentView): void {
  const { parentId, isFolded } = comment;
  const stays = comment.repliesCount + comment.foldedRepliesCount > 0;
  change(client, comment._id, (row) =>
    stays ? { ...row, text: null, isFolded: false, can: { delete: false, report: false } } : null,
  );
  if (!isFolded) count(client, subject, stays ? null : parentId, -1);
  else if (parentId) {
    change(client, parentId, (row) => ({ ...row, foldedRepliesCount: row.foldedRepliesCount - 1 }));
  }
}

/** Nobody reports a comment twice. */
export function noteReported(client: QueryClient, { _id }: CommentView): void {
  change(client, _id, (row) => ({ ...row, can: { ...row.can, report: false } }));
}

const NOTHING_YET: Pages = { pages: [{ data: [], nextCursor: null }], pageParams: [null] };

function keyOf(subject: CommentSubject, { parentId }: CommentView): readonly unknown[] {
  return queryKey(listComments, commentsInput(subject, parentId ?? undefined));
}

function withRow<T extends { data: CommentView[] }>(page: T, comment: CommentView): T {
  return { ...page, data: comment.parentId ? [...page.data, comment] : [comment, ...page.data] };
}

function change(client: QueryClient, id: string, map: (row: CommentView) => CommentView | null): void {
  mapCachedRows<CommentView>(client, [listComments], (row) => (row._id === id ? map(row) : row));
}

function count(
  client: QueryClient,
  subject: CommentSubject,
  parentId: string | null,
  difference: number,
): void {
  if (subject.type === 'posts') countComments(client, subject.id, difference);
  else if (subject.type === 'products') countOfProduct(client, subject.id, difference);
  if (!parentId) return;
  change(client, parentId, (row) => ({ ...row, repliesCount: Math.max(0, row.repliesCount + difference) }));
}

function countOfProduct(client: QueryClient, id: string, difference: number): void {
  mapCachedRows<ProductView>(client, [getProduct], (row) =>
    row._id === id ? { ...row, commentsCount: Math.max(0, row.commentsCount + difference) } : row,
  );
}
