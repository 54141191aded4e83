/** Whether the browser asks not to be tracked: then nothing is told of what is done here. */
export function asksNotToBeTracked(): boolean {
  return (
    navigator.doNotTrack === '1' ||
    ('globalPrivacyControl' in navigator && Boolean(navigator.globalPrivacyControl))
  );
}
