'use client';

import { useTranslation } from 'react-i18next';
import { playerIcons } from '@/components/ui/icons/player-icons';
import { ShapeIcon } from '@/components/ui/shape-icon';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { numberFormat } from '@/lib/shared/intl';
import { ChoiceMenu } from './choice-menu';
import type { Quality, Recording } from './player-types';

type QualityMenuProps = {
  box: HTMLElement | null;
  stream: NonNullable<Recording['stream']>;
  quality: Quality;
  onQuality: (quality: Quality) => void;
};

/** The sizes of a film. The smallest saves data, and its sound alone saves most. */
export function QualityMenu({ box, stream, quality, onQuality }: QualityMenuProps) {
  const { t } = useTranslation('player');
  const { intl } = useLocale();
  const lines = (side: number) => numberFormat(intl, { useGrouping: false }).format(side);
  const [smallest] = stream.sides;
  const choices: { value: Quality; label: string }[] = [
    { value: 'auto', label: t('quality.auto') },
    ...stream.sides.toReversed().map((side) => ({
      value: side,
      label:
        side === smallest
          ? t('quality.saver', { lines: lines(side) })
          : t('quality.lines', { lines: lines(side) }),
    })),
    ...(stream.hasSound ? [{ value: 'sound' as const, label: t('quality.sound') }] : []),
  ];
  return (
    <ChoiceMenu
      box={box}
      label={t('quality.title')}
      value={quality}
      choices={choices}
      onChoose={onQuality}
      isOn={quality !== 'auto'}
    >
      <ShapeIcon shape={playerIcons.quality} size={22} />
    </ChoiceMenu>
  );
}
