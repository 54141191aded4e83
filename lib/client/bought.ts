const CHANNEL = 'bought-posts';

/** Tells all tabs of this browser, this one too, that the payment for these posts has arrived. */
export function announceBought(postIds: readonly string[]): void {
  if (postIds.length === 0 || typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(postIds);
  channel.close();
}

/** Listens for a post that is paid for, in whichever tab. @returns stops listening */
export function onBought(postId: string, listen: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    if (Array.isArray(data) && data.includes(postId)) listen();
  };
  return () => channel.close();
}
