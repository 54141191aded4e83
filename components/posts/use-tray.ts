'use client';

import { type PointerEvent, useEffect, useRef, useState } from 'react';

const HOVER_MS = 300;
const LONG_PRESS_MS = 400;
const LEAVE_MS = 200;

/** When and how the reaction tray is open: by resting the mouse on the button, a long press, or the keyboard. */
export function useTray() {
  const [open, setOpen] = useState<false | 'pointer' | 'keyboard'>(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const longPress = useRef(false);
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  // A finger does not move the focus and never leaves: a touch outside closes the tray.
  useEffect(() => {
    if (!open) return;
    const onPointerDown = (event: Event) => {
      if (!area.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open]);

  const after = (ms: number, action: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(action, ms);
  };
  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };

  return {
    open,
    close,
    toggle: () => setOpen(open ? false : 'keyboard'),
    /** Whether the click that just came ended a long press; asking resets it. */
    wasLongPress: () => {
      const was = longPress.current;
      longPress.current = false;
      return was;
    },
    /** For the element around button and tray. */
    area: {
      ref: area,
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') after(HOVER_MS, () => setOpen((now) => now || 'pointer'));
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') after(LEAVE_MS, close);
      },
      onBlur: (event: { currentTarget: Element; relatedTarget: EventTarget | null }) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) close();
      },
    },
    /** For the button. */
    button: {
      onPointerDown: (event: PointerEvent) => {
        longPress.current = false;
        if (event.pointerType === 'mouse') return;
        after(LONG_PRESS_MS, () => {
          longPress.current = true;
          setOpen('pointer');
        });
      },
      onPointerUp: () => {
        if (!longPress.current) clearTimeout(timer.current);
      },
      onPointerCancel: () => clearTimeout(timer.current),
      onContextMenu: (event: { preventDefault(): void }) => {
        if (longPress.current) event.preventDefault();
      },
    },
  };
}
