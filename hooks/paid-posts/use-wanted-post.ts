'use client';

import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';

const keyOf = (postId: string) => ['wanted-post', postId];

/** A visitor pressed "buy" before they signed in: the post's own page opens the sheet. */
export function wantPost(client: QueryClient, postId: string): void {
  client.setQueryData(keyOf(postId), true);
}

/** Whether the sheet is to be opened now, and a function that says it was. */
export function useWantedPost(postId: string): { isWanted: boolean; takeOver: () => void } {
  const client = useQueryClient();
  const { data = false } = useQuery<boolean>({ queryKey: keyOf(postId), queryFn: skipToken });
  return { isWanted: data, takeOver: () => client.setQueryData(keyOf(postId), false) };
}
