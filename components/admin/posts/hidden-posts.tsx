'use client';

import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '@/components/action/confirm-action';
import { AdminList } from '@/components/admin/lists/admin-list';
import lists from '@/components/admin/lists/lists.module.css';
import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import { Card } from '@/components/ui/card';
import { EmptyView } from '@/components/ui/empty-view';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import { listHiddenPosts, showPost } from '@/lib/client/endpoints.gen';
import type { HiddenPost } from '@/lib/contract/hidden-posts';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { firstWords, isolate } from '@/lib/shared/arabic';
import { formatMoment } from '@/lib/shared/dates';
import { paths } from '@/lib/shared/paths';

const SHOWN_LETTERS = 400;

/** The posts that are hidden now, the last hidden first. */
export function HiddenPosts() {
  const { t } = useTranslation('operator');
  const list = useEndpointList(listHiddenPosts, {});
  const empty = <EmptyView drawing="search" title={t('posts.empty')} subtitle={t('posts.emptyHint')} />;
  return (
    <AdminList list={list} label={t('posts.now')} failed={t('posts.failed')} empty={empty} look="cards">
      {(post) => <HiddenCard post={post} />}
    </AdminList>
  );
}

type HiddenCardProps = { post: HiddenPost };

function HiddenCard({ post }: HiddenCardProps) {
  const { t } = useTranslation('operator');
  const { intl } = useLocale();
  const zone = useTimeZone();
  const [asks, setAsks] = useState(false);
  const { author, title, text, reason, hiddenBy, hiddenAt, waiting } = post;
  return (
    <Card as="li" padding="large" className="stack gap-3">
      <AppLink href={paths.adminPerson(author._id)} className={lists.strong}>
        <BidiText>{author.name}</BidiText>
      </AppLink>
      {title ? <BidiText className={lists.strong}>{title}</BidiText> : null}
      <BidiText>{text ? firstWords(text, SHOWN_LETTERS) : t('posts.noText')}</BidiText>
      <BidiText className="type-body2 text-secondary">{reason}</BidiText>
      <p className={lists.line}>
        <span>{t('posts.by', { name: isolate(hiddenBy) })}</span>
        <time dateTime={hiddenAt}>{formatMoment(hiddenAt, intl, zone)}</time>
        {waiting > 0 ? <span>{t('posts.waiting', { count: waiting })}</span> : null}
      </p>
      <div className={lists.actions}>
        <Button variant="outlined" onClick={() => setAsks(true)}>
          {t('posts.show')}
        </Button>
      </div>
      <ConfirmAction
        endpoint={showPost}
        subject={asks ? post : null}
        input={({ _id: id }) => ({ params: { id } })}
        title={t('posts.showQuestion')}
        confirmLabel={t('posts.show')}
        done={t('posts.shown')}
        onClose={() => setAsks(false)}
      >
        {t('posts.showNote')}
      </ConfirmAction>
    </Card>
  );
}
