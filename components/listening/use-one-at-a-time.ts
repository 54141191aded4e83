import { useEffect } from 'react';

/** Is silent while something else on the page plays. */
export function useOneAtATime(element: HTMLMediaElement | null) {
  useEffect(() => {
    if (!element) return;
    const hush = ({ target }: Event) => {
      if (target !== element) element.pause();
    };
    // Such events do not rise; they are seen on their way down.
    document.addEventListener('play', hush, true);
    return () => document.removeEventListener('play', hush, true);
  }, [element]);
}
