'use client';

import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '@/components/layout/viewer-context';
import { asking } from '@/components/session/asking';
import { Icon } from '@/components/ui/icon';
import { useWantedTip } from '@/hooks/tips/use-wanted-tip';
import { paths } from '@/lib/shared/paths';

const TipSheet = dynamic(() => import('./tip-sheet').then((module) => module.TipSheet), { ssr: false });

type TipButtonProps = {
  author: { _id: string; name: string };
  /** What it is given for; without it, from the profile. */
  postId?: string;
};

/** Gives an author a tip. The sheet is loaded at the first press; visitors are asked to sign in. */
export function TipButton({ author, postId }: TipButtonProps) {
  const { t } = useTranslation('users');
  const guest = useViewer() === null;
  // A closed sheet that has opened a payment goes on watching it.
  const [sheet, setSheet] = useState<'none' | 'open' | 'closed'>('none');
  const { isWanted, takeOver } = useWantedTip(author._id);
  const openWanted = useEffectEvent(() => {
    takeOver();
    setSheet('open');
  });
  useEffect(() => {
    if (isWanted) openWanted();
  }, [isWanted]);
  const { _id: userId, name } = author;
  const icon = <Icon name="love" size={20} />;
  return (
    <>
      {guest ? (
        <Button
          variant="outlined"
          startIcon={icon}
          href={paths.login(postId ? paths.post(postId) : paths.user(userId))}
          {...asking({ kind: 'tip', userId, postId, name })}
        >
          {t('profile.tip')}
        </Button>
      ) : (
        <Button variant="outlined" startIcon={icon} aria-haspopup="dialog" onClick={() => setSheet('open')}>
          {t('profile.tip')}
        </Button>
      )}
      {sheet === 'none' ? null : (
        <TipSheet
          author={author}
          postId={postId}
          open={sheet === 'open'}
          onClose={() => setSheet('closed')}
        />
      )}
    </>
  );
}
