'use client';

import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, useState } from 'react';
import styles from './player.module.css';

type ChoiceMenuProps<T extends string | number | null> = {
  /** The menu opens within it. */
  box: HTMLElement | null;
  label: string;
  value: T;
  choices: readonly { value: T; label: string }[];
  onChoose: (value: T) => void;
  /** another choice than the usual one */
  isOn?: boolean;
  /** What the button shows. */
  children: ReactNode;
};

/** A button of the player that opens a list with one choice. */
export function ChoiceMenu<T extends string | number | null>(props: ChoiceMenuProps<T>) {
  const { box, label, value, choices, onChoose, isOn, children } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const chosen = choices.find((choice) => choice.value === value)?.label ?? '';
  return (
    <>
      <button
        type="button"
        className={styles.control}
        aria-label={`${label}: ${chosen}`}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        data-on={isOn}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {children}
      </button>
      <Menu
        container={box}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {choices.map((choice) => (
          <MenuItem
            key={choice.label}
            role="menuitemradio"
            aria-checked={choice.value === value}
            selected={choice.value === value}
            onClick={() => {
              setAnchor(null);
              onChoose(choice.value);
            }}
          >
            <bdi>{choice.label}</bdi>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
