'use client';

import { type ReactNode, useState } from 'react';
import { Icon } from './icon';

type MenuButtonProps = {
  label: string;
  className?: string;
  /** The menu, from the first press on; `anchor` is null while it is closed. */
  children: (anchor: HTMLElement | null, close: () => void) => ReactNode;
};

/** Three dots that open a menu. Nothing of the menu is loaded before the first press. */
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
