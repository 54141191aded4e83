'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import lists from '@/components/admin/lists/lists.module.css';
import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import { Card } from '@/components/ui/card';
import { useAction } from '@/hooks/use-action';
import { judgeComment } from '@/lib/client/endpoints.gen';
import type { ReportedComment } from '@/lib/contract/comment-reports';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { firstWords } from '@/lib/shared/arabic';
import { formatMoment } from '@/lib/shared/dates';
import { paths } from '@/lib/shared/paths';

/** Of a post without a title these are its first words. */
const TITLE_LETTERS = 100;

type CommentCardProps = { comment: ReportedComment };

/** A reported or hidden comment: who wrote it, under what, and the decisions. */
export function CommentCard({ comment }: CommentCardProps) {
  const { t } = useTranslation('operator');
  const { intl } = useLocale();
  const zone = useTimeZone();
  const { author, text, writtenAt, about, lesson, reportsCount } = comment;
  const href = about.type === 'posts' ? paths.post(about._id) : paths.product(about._id);
  return (
    <Card as="li" padding="large" className="stack gap-3">
      <p className={lists.line}>
        <AppLink href={paths.adminPerson(author._id)} className={lists.strong}>
          <BidiText>{author.name}</BidiText>
        </AppLink>
        <time dateTime={writtenAt}>{formatMoment(writtenAt, intl, zone)}</time>
        {reportsCount > 0 ? <span>{t('reportedMessages.reports', { count: reportsCount })}</span> : null}
      </p>
      <BidiText as="p" className="type-body2 text-secondary">
        {text}
      </BidiText>
      <p className={lists.line}>
        <span>{t(`reportedComments.under.${lesson === null ? about.type : 'lessons'}`)}</span>
        <AppLink href={href}>
          <BidiText>{firstWords(about.title, TITLE_LETTERS) || t('posts.noText')}</BidiText>
        </AppLink>
        {lesson === null ? null : <BidiText>{lesson}</BidiText>}
      </p>
      <Decisions comment={comment} />
    </Card>
  );
}

function Decisions({ comment: { _id, isHidden } }: CommentCardProps) {
  const { t } = useTranslation('operator');
  const judge = useAction(judgeComment, { toastsFailure: true });
  const decide = (hides: boolean) => judge.run({ params: { id: _id }, body: { isHidden: hides } });
  return (
    <div className={lists.actions}>
      <Button variant="outlined" loading={judge.isPending} onClick={() => decide(false)}>
        {t(isHidden ? 'reportedComments.show' : 'reportedComments.keep')}
      </Button>
      {isHidden ? null : (
        <Button variant="outlined" color="error" loading={judge.isPending} onClick={() => decide(true)}>
          {t('reportedComments.hide')}
        </Button>
      )}
    </div>
  );
}
