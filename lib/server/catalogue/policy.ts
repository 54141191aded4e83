export interface Entry {
  id: string;
  name_ar: string;
  name_en: string;
  position: number;
  retired_at: Date | null;
}

export const isLive = ({ retired_at }: Entry): boolean => retired_at === null;

/**
 * The field whose name another entry has already, retired or not: nobody could tell two entries with one name apart.
 */
export function takenName(
  entries: readonly Entry[],
  name: { ar: string; en: string },
  exceptId?: string,
): 'ar' | 'en' | null {
  const others = entries.filter(({ id }) => id !== exceptId);
  const same = (one: string, other: string) => one.toLocaleLowerCase('en') === other.toLocaleLowerCase('en');
  if (others.some(({ name_ar }) => same(name_ar, name.ar))) return 'ar';
  return others.some(({ name_en }) => same(name_en, name.en)) ? 'en' : null;
}

/** An id from an English name: `Photo & video` → `photo_video`; a number is added where it is taken. */
export function idFor(english: string, taken: ReadonlySet<string>): string {
  const base =
    english
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '_')
      .replace(/^_+|_+$/g, '')
      .slice(0, 36) || 'entry';
  for (let number = 1; ; number++) {
    const id = number === 1 ? base : `${base}_${number}`;
    if (!taken.has(id)) return id;
  }
}

/** Returns whether an order contains each live entry once, and no other. */
export function isWholeOrder(entries: readonly Entry[], ids: readonly string[]): boolean {
  const live = entries.filter(isLive).map(({ id }) => id);
  return (
    ids.length === live.length && new Set(ids).size === ids.length && live.every((id) => ids.includes(id))
  );
}
