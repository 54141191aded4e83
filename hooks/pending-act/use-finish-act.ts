'use client';

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { keepCart } from '@/hooks/cart/keep-cart';
import { giveKeptComment } from '@/hooks/comments/use-kept-comment';
import { wantPost } from '@/hooks/paid-posts/use-wanted-post';
import { updatePostCache } from '@/hooks/posts/update-post-cache';
import { wantTip } from '@/hooks/tips/use-wanted-tip';
import { setFollowing } from '@/hooks/users/update-person-cache';
import { call } from '@/lib/client/call';
import {
  addCartLine,
  choosePackage,
  createSeatHold,
  createSlotHold,
  followUser,
  getPost,
  getProduct,
  getTipTerms,
  listFeed,
  listNetwork,
  listSavedPosts,
  putReaction,
  savePost,
} from '@/lib/client/endpoints.gen';
import { leaveFor } from '@/lib/client/navigate';
import type { PendingAct } from '@/lib/client/pending-act';
import type { PostView } from '@/lib/contract/posts';
import { queryKey } from '@/lib/contract/query-key';
import { paths } from '@/lib/shared/paths';

type Of<K extends PendingAct['kind']> = Extract<PendingAct, { kind: K }>;
type Finish = { [K in PendingAct['kind']]: (client: QueryClient, act: Of<K>) => Promise<void> };

/** The call for each action, and where its answer is shown. All of them may be done twice without harm. */
const FINISH: Finish = {
  async follow(client, { userId }) {
    const { isFollowing, followersCount } = await call(followUser, { params: { id: userId } });
    setFollowing(client, userId, isFollowing, followersCount);
    forgetLists(client, [listFeed.id, listNetwork.id]);
  },
  async react(client, { postId, reaction }) {
    showOn(client, postId, await call(putReaction, { params: { id: postId }, body: { name: reaction } }));
  },
  async save(client, { postId }) {
    showOn(client, postId, await call(savePost, { params: { id: postId } }));
    forgetLists(client, [listSavedPosts.id]);
  },
  async comment(client, { type, subjectId: id, text }) {
    // Only checks that it still exists: the writer sends the comment themselves.
    await (type === 'posts' ? call(getPost, { params: { id } }) : call(getProduct, { params: { id } }));
    giveKeptComment(client, { type, id }, text);
  },
  async cartPost(client, { postId }) {
    await keepCart(client, await call(addCartLine, { body: { postId } }));
  },
  async buyPost(client, { postId }) {
    // Nothing is ordered yet: the buyer sees the price and presses the button themselves.
    const { paid } = await call(getPost, { params: { id: postId } });
    if (paid?.canBuy) wantPost(client, postId);
  },
  async tip(client, { userId }) {
    // Nothing is ordered yet: the sheet is opened, with all that can be chosen.
    await call(getTipTerms, { params: { id: userId } });
    wantTip(client, userId);
  },
  async book(_client, { productId: id, startsAt, minutes, timeZone }) {
    await call(createSlotHold, { params: { id }, body: { startsAt, minutes, timeZone } });
    leaveFor(paths.checkout(id));
  },
  async seat(_client, { productId: id, dateId, timeZone }) {
    await call(createSeatHold, { params: { id: dateId }, body: { timeZone } });
    leaveFor(paths.checkout(id));
  },
  async package(_client, { productId: id, lessons, minutes }) {
    await call(choosePackage, { params: { id }, body: { lessons, minutes } });
    leaveFor(paths.checkout(id));
  },
  async cart(client, { productId }) {
    await keepCart(client, await call(addCartLine, { body: { productId } }));
    await client.invalidateQueries({ queryKey: queryKey(getProduct, { params: { id: productId } }) });
  },
};

/** Does what a guest wanted before they signed in. @returns throws ApiError */
export function useFinishAct(): (act: PendingAct) => Promise<void> {
  const client = useQueryClient();
  return useCallback((act) => (FINISH[act.kind] as Finish[typeof act.kind])(client, act as never), [client]);
}

function showOn(client: QueryClient, postId: string, answer: Pick<PostView, 'counts' | 'mine'>): void {
  const { counts, mine } = answer;
  updatePostCache(client, postId, (post) => ({ ...post, counts, mine }));
}

function forgetLists(client: QueryClient, ids: readonly string[]): void {
  for (const id of ids) void client.invalidateQueries({ queryKey: [id], refetchType: 'none' });
}
