import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { readPodcastFeed } from '@/lib/server/kinds/courses/podcast';

/** The last part of the address of the first episode in a feed. */
export async function episodeSound(feed: string): Promise<string> {
  const text = await (await readPodcastFeed(guestCtx(db()), feed)).text();
  return /podcast-episodes\/[^"]*\/([^"/]+)"/.exec(text)?.[1] ?? '';
}
