'use client';

import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { useFirstSteps } from '@/hooks/first-steps/use-first-steps';
import { FIRST_STEPS } from '@/lib/contract/choices';
import { paths } from '@/lib/shared/paths';
import styles from './first-steps.module.css';

/** Offers the first steps again to members who did not finish them, until they are done or dismissed. */
export function FirstStepsCard() {
  const { t } = useTranslation('first-steps');
  const titleId = useId();
  const { steps, move } = useFirstSteps();
  if (!steps?.offered) return null;
  const order: readonly string[] = FIRST_STEPS;
  const done = order.indexOf(steps.at);
  return (
    <Card labelledBy={titleId}>
      <div className={styles.card}>
        <div>
          <h2 id={titleId} className="type-h6">
            {t('card.title')}
          </h2>
          <p className="type-body2 text-secondary">{t('card.left', { count: FIRST_STEPS.length - done })}</p>
        </div>
        <IconButton
          edge="end"
          aria-label={t('card.dismiss')}
          title={t('card.dismiss')}
          disabled={move.isPending}
          onClick={() => move.run({ body: { at: 'dismissed' } })}
        >
          <Icon name="close" size={20} />
        </IconButton>
        <div className={styles.cardFoot}>
          <Button href={paths.welcome()}>{t('card.go')}</Button>
          <ol className={styles.marks} aria-hidden="true">
            {FIRST_STEPS.map((step, index) => (
              <li key={step} data-done={index < done} />
            ))}
          </ol>
        </div>
      </div>
    </Card>
  );
}
