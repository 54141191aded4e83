'use client';

import Menu from '@mui/material/Menu';
import { usePersonLimits } from './use-person-limits';

type PersonMenuListProps = {
  person: { _id: string; name: string; isBlocked?: boolean; isMuted?: boolean };
  anchor: HTMLElement | null;
  onClose: () => void;
};

/** Mute and block, or undo them. */
export function PersonMenuList({ person, anchor, onClose }: PersonMenuListProps) {
  const { items, dialog } = usePersonLimits(person, { onClose });
  return (
    <>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
        {items}
      </Menu>
      {dialog}
    </>
  );
}
