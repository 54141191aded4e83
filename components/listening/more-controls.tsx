'use client';

import { MediaActionTypes, useMediaDispatch, useMediaSelector } from 'media-chrome/react/media-store';
import { useTranslation } from 'react-i18next';
import { ChoiceMenu } from '@/components/media-player/choice-menu';
import { SPEEDS } from '@/components/media-player/speeds';
import { useNames } from '@/components/media-player/use-names';
import { playerIcons } from '@/components/ui/icons/player-icons';
import { ShapeIcon } from '@/components/ui/shape-icon';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { numberFormat } from '@/lib/shared/intl';
import styles from './listening-bar.module.css';
import type { Sleep, SleepChoice } from './use-sleep';

const SLEEP_MINUTES = [5, 15, 30, 45, 60];

type MoreControlsProps = {
  sleep: Sleep;
  isRepeated: boolean;
  onRepeated: () => void;
  hasPassage: boolean;
  isRepeatOpen: boolean;
  onPassage: () => void;
};

/** What one needs less often: speed, sleep, repeating. */
export function MoreControls(props: MoreControlsProps) {
  const { sleep, isRepeated, onRepeated, hasPassage, isRepeatOpen, onPassage } = props;
  const { t } = useTranslation(['listening', 'player']);
  const { intl } = useLocale();
  const names = useNames();
  const dispatch = useMediaDispatch();
  const rate = useMediaSelector((state) => state.mediaPlaybackRate ?? 1);
  return (
    <div className={`row cluster spread ${styles.more}`} dir="ltr">
      <ChoiceMenu
        box={null}
        label={t('player:speed')}
        value={rate}
        choices={SPEEDS.map((speed) => ({ value: speed, label: names.speed(speed) }))}
        onChoose={(speed) => dispatch({ type: MediaActionTypes.MEDIA_PLAYBACK_RATE_REQUEST, detail: speed })}
        isOn={rate !== 1}
      >
        {names.speed(rate)}
      </ChoiceMenu>
      <ChoiceMenu<SleepChoice>
        box={null}
        label={t('sleep.title')}
        value={sleep.choice}
        choices={[
          { value: null, label: t('sleep.never') },
          ...minutesWith(sleep.choice).map((minutes) => ({
            value: minutes,
            label: t('sleep.minutes', { count: minutes }),
          })),
          { value: 'end', label: t('sleep.end') },
        ]}
        onChoose={sleep.choose}
        isOn={sleep.choice !== null}
      >
        <ShapeIcon shape={playerIcons.moon} size={22} />
        {typeof sleep.choice === 'number' ? numberFormat(intl).format(sleep.choice) : null}
      </ChoiceMenu>
      <button
        type="button"
        className={styles.control}
        aria-pressed={isRepeated}
        data-on={isRepeated}
        onClick={onRepeated}
      >
        <ShapeIcon shape={playerIcons.repeat} size={22} />
        {t('repeatEpisode')}
      </button>
      <button
        type="button"
        className={styles.control}
        aria-expanded={isRepeatOpen}
        data-on={hasPassage}
        onClick={onPassage}
      >
        {t('repeatPassage')}
      </button>
    </div>
  );
}

/** The minutes to choose from, with those that are left of the chosen ones. */
function minutesWith(choice: SleepChoice): number[] {
  const all = new Set(SLEEP_MINUTES);
  if (typeof choice === 'number') all.add(choice);
  return [...all].sort((a, b) => a - b);
}
