/** Returns whether the browser asks not to be tracked: then no events are sent. */
export function asksNotToBeTracked(): boolean {
  return (
    navigator.doNotTrack === '1' ||
    ('globalPrivacyControl' in navigator && Boolean(navigator.globalPrivacyControl))
  );
}
