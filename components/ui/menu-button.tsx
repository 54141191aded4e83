'use client';

import { type ReactNode, useState } from 'react';
import { Icon } from './icon';

type MenuButtonProps = {
  label: string;
  className?: string;
  /** The menu, after the first press; `anchor` is null while it is closed. */
  children: (anchor: HTMLElement | null, close: () => void) => ReactNode;
};

/** Three dots that open a menu. The menu is loaded at the first press. */
export function MenuButton({ label, className, children }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState(false);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setAsked(true);
          setAnchor(event.currentTarget);
        }}
      >
        <Icon name="more" size={22} />
      </button>
      {asked ? children(anchor, () => setAnchor(null)) : null}
    </>
  );
}
