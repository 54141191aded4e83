'use client';

import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CommentSubject } from './comments-cache';

const keyOf = ({ type, id }: CommentSubject) => ['kept-comment', type, id];

/** Gives a form the text that its writer typed before they signed in. */
export function giveKeptComment(client: QueryClient, subject: CommentSubject, text: string): void {
  client.setQueryData(keyOf(subject), text);
}

/** The text typed before signing in, or null; and a function that says it was taken over. */
export function useKeptComment(subject: CommentSubject): { kept: string | null; takeOver: () => void } {
  const client = useQueryClient();
  const { data } = useQuery<string | null>({ queryKey: keyOf(subject), queryFn: skipToken });
  return { kept: data ?? null, takeOver: () => client.setQueryData(keyOf(subject), null) };
}
