'use client';

import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { useEffect, useId } from 'react';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icons/registry';
import { keepAct } from '@/lib/client/pending-act';
import { currentAddress, type Wanted } from '@/lib/client/sign-in-ask';
import { isolate } from '@/lib/shared/arabic';
import { paths } from '@/lib/shared/paths';
import styles from './sign-in-sheet.module.css';
import { useAskWords } from './use-ask-words';

const ICONS: Record<Wanted['kind'], IconName> = {
  follow: 'user-plus',
  react: 'perfect',
  save: 'bookmark',
  comment: 'comment',
  cart: 'cart',
  cartPost: 'cart',
  book: 'calendar',
  seat: 'calendar',
  package: 'box',
  buy: 'cart',
  buyPost: 'lock',
  tip: 'love',
  other: 'user',
};

type SignInSheetProps = {
  wanted: Wanted;
  open: boolean;
  /** The member whose session has ended; null for a guest. */
  by: string | null;
  onClose: () => void;
};

/** Says in one sentence what signing in is for: a sheet at the foot of a phone's screen, a dialog on wider ones. */
export function SignInSheet({ wanted, open, by, onClose }: SignInSheetProps) {
  const { t } = useAskWords();
  const titleId = useId();
  const textId = useId();
  const { kind } = wanted;
  // The next page shows this waiting note too: as it is loaded already, nothing moves when it appears.
  useEffect(() => void import('./waiting-note').catch(() => {}), []);
  const isUnwritten = kind === 'comment' && !wanted.text;
  const back = backOf(wanted);
  const keep = () => {
    if (kind !== 'buy' && kind !== 'other' && !isUnwritten) keepAct({ act: wanted, back, by });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={titleId}
      aria-describedby={textId}
      classes={{ container: styles.container, paper: styles.paper }}
    >
      <div className={styles.sheet}>
        <span className={styles.icon}>
          <Icon name={ICONS[kind]} size={24} />
        </span>
        <h2 id={titleId} className={styles.title}>
          {t(`title.${kind}`, { name: 'name' in wanted ? isolate(wanted.name) : '' })}
        </h2>
        <p id={textId} className={styles.text}>
          {t(`text.${isUnwritten ? 'other' : kind}`)}
        </p>
        <div className={styles.ways}>
          {by ? null : (
            <Button size="large" fullWidth href={paths.register(back)} onClick={keep}>
              {t('join')}
            </Button>
          )}
          <Button
            size="large"
            fullWidth
            variant={by ? 'contained' : 'outlined'}
            href={paths.login(back)}
            onClick={keep}
          >
            {t(by ? 'again' : 'signIn')}
          </Button>
          <Button size="large" fullWidth variant="text" color="inherit" onClick={onClose}>
            {t('later')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** Where signing in leads: what is bought opens on a page of its own, as the list may show other posts then. */
function backOf(wanted: Wanted): string {
  if (wanted.kind === 'buy') return paths.checkout(wanted.productId);
  if (wanted.kind === 'tip') return wanted.postId ? paths.post(wanted.postId) : paths.user(wanted.userId);
  return wanted.kind === 'buyPost' ? paths.post(wanted.postId) : currentAddress();
}
