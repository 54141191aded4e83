const NAME = 'places';

/** Where somebody stopped in a lesson. */
interface Place {
  second: number;
  /** by the clock of this device, in milliseconds */
  at: number;
}

interface Kept {
  /** the member who stopped there; null: a guest */
  of: string | null;
  /** by the lesson's id */
  places: Readonly<Record<string, Place>>;
}

const NOTHING: Kept = { of: null, places: {} };
let viewerId: string | null = null;

/**
 * Says whose page this is. What another member left in this tab is forgotten; a guest who signs in goes on.
 * @param userId null for a guest
 */
export function keepPlacesOf(userId: string | null): void {
  viewerId = userId;
  const { of } = read();
  if (of !== null && of !== userId) write(null);
}

/**
 * Keeps where somebody stands in a lesson, for as long as this tab is open: the next page is made before the server
 * has the last report, and it gets none of guests.
 * @param position in seconds
 * @param isChosen whether they moved there: at the beginning players stand before they know better
 */
export function keepPlace(
  lessonId: string,
  { position, isChosen }: { position: number; isChosen: boolean },
): void {
  if (position < 1 && !isChosen) return;
  const places = { ...read().places, [lessonId]: { second: position, at: Date.now() } };
  write({ of: viewerId, places });
}

/**
 * The second at which somebody goes on in a lesson: that of the latest listening that this tab or the server knows.
 * @param known what the server said; undefined where it knows nothing
 */
export function placeIn(
  lessonId: string,
  known: { position: number; positionAt: string | null } | undefined,
): number {
  const place = read().places[lessonId];
  const isLater = place && place.at > (known?.positionAt ? Date.parse(known.positionAt) : 0);
  return isLater ? place.second : (known?.position ?? 0);
}

function read(): Kept {
  try {
    return JSON.parse(window.sessionStorage.getItem(NAME) ?? 'null') ?? NOTHING;
  } catch {
    return NOTHING;
  }
}

function write(kept: Kept | null): void {
  try {
    if (kept) window.sessionStorage.setItem(NAME, JSON.stringify(kept));
    else window.sessionStorage.removeItem(NAME);
  } catch {
    // Storage is blocked or full: the server has the last report.
  }
}
