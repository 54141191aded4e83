'use client';

import MenuItem from '@mui/material/MenuItem';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import { getUser } from '@/lib/client/endpoints.gen';
import { queryKey } from '@/lib/contract/query-key';
import type { Profile } from '@/lib/contract/users';
import { BlockDialog } from './block-dialog';
import { useMuteToast } from './use-mute-toast';
import { useUnblockToast } from './use-unblock-toast';

type Someone = { _id: string; name: string; isBlocked?: boolean; isMuted?: boolean };
type Handlers = { onClose: () => void; onBlocked?: () => void };

/** Mute and block as menu items, and the dialog that belongs to them. */
export function usePersonLimits(person: Someone, { onClose, onBlocked }: Handlers) {
  const { t } = useTranslation('blocks');
  const [asking, setAsking] = useState(false);
  const mute = useMuteToast(person);
  const { unblock } = useUnblockToast(person);
  const { isMuted, isBlocked } = useKnown(person);
  const then = (action: () => void) => () => {
    onClose();
    action();
  };
  const items: ReactNode[] = [
    <MenuItem key="mute" onClick={then(() => mute(!isMuted))}>
      <Icon name={isMuted ? 'audio' : 'mute'} size={20} />
      {t(isMuted ? 'menu.unmute' : 'menu.mute')}
    </MenuItem>,
    <MenuItem key="block" onClick={then(isBlocked ? unblock : () => setAsking(true))}>
      <Icon name="block" size={20} />
      {t(isBlocked ? 'menu.unblock' : 'menu.block')}
    </MenuItem>,
  ];
  const dialog = (
    <BlockDialog person={person} open={asking} onClose={() => setAsking(false)} onBlocked={onBlocked} />
  );
  return { items, dialog };
}

/** Posts and comments do not say whether the viewer muted or blocked the author; the profile does, if it was loaded. */
function useKnown({ _id, isMuted, isBlocked }: Someone) {
  const profile = useQueryClient().getQueryData<Profile>(queryKey(getUser, { params: { id: _id } }));
  return {
    isMuted: isMuted ?? profile?.isMuted ?? false,
    isBlocked: isBlocked ?? profile?.isBlocked ?? false,
  };
}
