'use client';

import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icons/registry';
import { usePersonLimits } from './use-person-limits';

export type PersonMenuEntry = { label: string; icon: IconName; onClick: () => void };

type PersonMenuListProps = {
  person: { _id: string; name: string; isBlocked?: boolean; isMuted?: boolean };
  first?: PersonMenuEntry;
  anchor: HTMLElement | null;
  onClose: () => void;
};

/** Mute and block, or undo them. */
export function PersonMenuList({ person, first, anchor, onClose }: PersonMenuListProps) {
  const { items, dialog } = usePersonLimits(person, { onClose });
  return (
    <>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
        {first ? (
          <MenuItem
            onClick={() => {
              onClose();
              first.onClick();
            }}
          >
            <Icon name={first.icon} size={20} />
            {first.label}
          </MenuItem>
        ) : null}
        {items}
      </Menu>
      {dialog}
    </>
  );
}
