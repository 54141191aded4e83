'use client';

import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminList } from '@/components/admin/lists/admin-list';
import lists from '@/components/admin/lists/lists.module.css';
import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { EmptyView } from '@/components/ui/empty-view';
import { useToast } from '@/components/ui/toast';
import { useHiddenPosts, useHidingActs } from '@/hooks/admin/use-hidden-posts';
import { useErrorText } from '@/hooks/use-error-text';
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
  const list = useHiddenPosts();
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
      <ShowDialog id={post._id} open={asks} onClose={() => setAsks(false)} />
    </Card>
  );
}

type ShowDialogProps = { id: string; open: boolean; onClose: () => void };

/** Asks before a post is shown again. */
function ShowDialog({ id, open, onClose }: ShowDialogProps) {
  const { t } = useTranslation('operator');
  const toast = useToast();
  const errorText = useErrorText();
  const { show } = useHidingActs();
  return (
    <ConfirmDialog
      open={open}
      title={t('posts.showQuestion')}
      confirmLabel={t('posts.show')}
      loading={show.isPending}
      error={show.error ? errorText(show.error) : null}
      onCancel={() => {
        show.reset();
        onClose();
      }}
      onConfirm={() => show.mutate(id, { onSuccess: () => toast(t('posts.shown')) })}
    >
      {t('posts.showNote')}
    </ConfirmDialog>
  );
}
