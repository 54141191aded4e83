const TONES = ['info', 'accent', 'violet', 'success', 'ochre', 'rose'] as const;

/** A member's colour in the bar and beside their name, by their place. The colours repeat. */
export function toneOf(index: number): (typeof TONES)[number] {
  return TONES[index % TONES.length] ?? 'info';
}
