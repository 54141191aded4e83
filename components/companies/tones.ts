const TONES = ['info', 'accent', 'violet', 'success', 'ochre', 'rose'] as const;

/** Which colour a member has in the bar and beside their name: by their place, round and round. */
export function toneOf(index: number): (typeof TONES)[number] {
  return TONES[index % TONES.length] ?? 'info';
}
