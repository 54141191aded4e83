const LONGEST_WAIT_MS = 8_000;

/**
 * Returns how long a chosen recording is, in whole seconds, as the browser reads it.
 * @returns null for a file that is not a recording, or that this browser cannot read
 */
export function recordingLength(file: File): Promise<number | null> {
  const [kind] = file.type.split('/');
  if (kind !== 'video' && kind !== 'audio') return Promise.resolve(null);
  const address = URL.createObjectURL(file);
  const element = document.createElement(kind);
  element.preload = 'metadata';
  return new Promise<number | null>((resolve) => {
    const give = () => resolve(Number.isFinite(element.duration) ? Math.round(element.duration) : null);
    element.onloadedmetadata = give;
    element.onerror = () => resolve(null);
    setTimeout(() => resolve(null), LONGEST_WAIT_MS);
    element.src = address;
  }).finally(() => {
    element.removeAttribute('src');
    URL.revokeObjectURL(address);
  });
}
