import { useEffect, useMemo, useRef, useState } from 'react';
import type { PlayerLink } from '@/components/media-player/use-player-link';
import { keepText, readKeptText } from '@/hooks/kinds/courses/kept-text';
import type { Cue } from '@/lib/shared/captions';
import { addedAt, changed, cuesOf, joined, type Line, linesOf, splitAt, without } from './cue-edits';
import type { LineActs } from './cue-row';

interface Options {
  /** under which typed lines are kept in this browser until they are saved */
  key: string;
  cues: readonly Cue[];
  player: PlayerLink;
  /** a line was added at this place of the list */
  onAdded: (at: number, key: string) => void;
}

/** The lines of captions while they are edited; what was typed and not saved comes back. */
export function useCueLines({ key, cues, player, onAdded }: Options) {
  const [kept] = useState(() => readKeptText<Cue[]>(key));
  const [lines, setLines] = useState<readonly Line[]>(() => linesOf(kept?.doc ?? cues));
  const current = useRef(lines);
  const added = useRef(onAdded);
  const isOver = useRef(false);
  const isChanged = useMemo(() => JSON.stringify(cuesOf(lines)) !== JSON.stringify(cues), [lines, cues]);
  useEffect(() => {
    current.current = lines;
    added.current = onAdded;
  });
  useEffect(() => {
    if (!isOver.current) keepText(key, isChanged ? { version: 0, doc: cuesOf(lines) } : null);
  }, [key, lines, isChanged]);
  const acts = useMemo<LineActs>(
    () => ({
      change: (line, part) => setLines((all) => changed(all, line, part)),
      remove: (line) => setLines((all) => without(all, line)),
      split: (line, caret) => setLines((all) => splitAt(all, line, caret)),
      join: (line) => setLines((all) => joined(all, line)),
      add: () => {
        const made = addedAt(current.current, player.now() ?? 0);
        setLines(made.lines);
        added.current(
          made.lines.findIndex((line) => line.key === made.key),
          made.key,
        );
      },
      play: player.playFrom,
      now: () => player.now() ?? 0,
    }),
    [player],
  );
  const forget = () => {
    isOver.current = true;
    keepText(key, null);
  };
  return { lines, acts, isChanged, isRestored: kept !== null, forget };
}
