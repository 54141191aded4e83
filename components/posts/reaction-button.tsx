'use client';

import { type MouseEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import { useReact } from '@/hooks/posts/use-react';
import type { PostView, ReactionName } from '@/lib/contract/posts';
import styles from './post-buttons.module.css';
import { ReactionIcon } from './reaction-icon';
import { ReactionTray } from './reaction-tray';
import { useTray } from './use-tray';

/** The reaction of a quick press; the tray has the others. */
const QUICK: ReactionName = 'perfect';

type ReactionButtonProps = { post: PostView };

/**
 * A press reacts or removes the reaction. The tray opens when the mouse rests on the button, on a long press, or on
 * Enter.
 */
export function ReactionButton({ post }: ReactionButtonProps) {
  const { t } = useTranslation('posts');
  const trayId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const tray = useTray();
  const react = useReact(post);
  const { reaction } = post.mine;

  const choose = (name: ReactionName | null) => {
    tray.close();
    react(name);
  };
  const onClick = (event: MouseEvent) => {
    if (tray.wasLongPress()) return;
    // A click without a pointer comes from the keyboard (or a screen reader).
    if (event.detail === 0) tray.toggle();
    else choose(reaction ? null : QUICK);
  };
  const leaveTray = () => {
    tray.close();
    button.current?.focus();
  };

  return (
    <div className={styles.react} {...tray.area}>
      <button
        ref={button}
        type="button"
        className={styles.action}
        style={reaction ? { color: `var(--q-reaction-${reaction})` } : undefined}
        aria-pressed={reaction !== null}
        aria-expanded={tray.open !== false}
        aria-controls={tray.open ? trayId : undefined}
        onClick={onClick}
        {...tray.button}
      >
        {reaction ? <ReactionIcon name={reaction} size={20} /> : <Icon name="perfect" size={20} />}
        {t(reaction ? `reaction.${reaction}` : 'reaction.add')}
      </button>
      {tray.open ? (
        <ReactionTray
          id={trayId}
          chosen={reaction}
          takesFocus={tray.open === 'keyboard'}
          onChoose={(name) => {
            choose(name === reaction ? null : name);
            if (tray.open === 'keyboard') button.current?.focus();
          }}
          onLeave={leaveTray}
        />
      ) : null}
    </div>
  );
}
