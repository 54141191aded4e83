'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import { Avatar } from '@/components/ui/avatar';
import { BidiText } from '@/components/ui/bidi-text';
import { ClippedText } from '@/components/ui/clipped-text';
import { RatingStars } from '@/components/ui/rating-stars';
import { TimeAgo } from '@/components/ui/time-ago';
import type { RatedSubject } from '@/hooks/evaluations/use-evaluations';
import type { Evaluation } from '@/lib/contract/evaluations';
import { paths } from '@/lib/shared/paths';
import styles from './evaluations.module.css';
import { Helpful } from './helpful';
import { Reply } from './reply';

const ModerateDialog = dynamic(() => import('./moderate-dialog').then((module) => module.ModerateDialog), {
  ssr: false,
});

type EvaluationRowProps = { subject: RatedSubject; row: Evaluation };

/** One rating: stars, words, who found it helpful, and the answer of whoever is rated. */
export function EvaluationRow({ subject, row }: EvaluationRowProps) {
  const { t } = useTranslation('evaluations');
  const [moderating, setModerating] = useState(false);
  const { author, can } = row;
  return (
    <li className={styles.review} data-hidden={row.isHidden}>
      <Avatar name={author.name} src={author.profilePic} size={44} />
      <div className={styles.body}>
        <p className={styles.line}>
          <AppLink href={paths.user(author._id)} className={styles.author}>
            <ClippedText>{author.name}</ClippedText>
          </AppLink>
          <TimeAgo time={row.createdAt} className="type-caption text-muted" />
          {row.editedAt ? <span className="type-caption text-muted">{t('edited')}</span> : null}
        </p>
        <RatingStars value={row.rating} />
        {row.isHidden ? <p className="type-caption text-secondary">{t('hidden')}</p> : null}
        {row.text ? (
          <BidiText as="p" className={styles.text}>
            {row.text}
          </BidiText>
        ) : null}
        <div className="row cluster gap-2 type-caption text-secondary">
          {row.isHidden ? null : <Helpful subject={subject} row={row} />}
          {can.moderate ? (
            <button type="button" className={styles.act} onClick={() => setModerating(true)}>
              {t(row.isHidden ? 'show' : 'hide')}
            </button>
          ) : null}
        </div>
        <Reply subject={subject} row={row} />
      </div>
      {moderating ? <ModerateDialog row={row} onClose={() => setModerating(false)} /> : null}
    </li>
  );
}
