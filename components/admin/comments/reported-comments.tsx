'use client';

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminList } from '@/components/admin/lists/admin-list';
import { EmptyView } from '@/components/ui/empty-view';
import { TabsBar } from '@/components/ui/tabs-bar';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import { listReportedComments } from '@/lib/client/endpoints.gen';
import { CommentCard } from './comment-card';

const STATES = ['waiting', 'hidden'] as const;

/** Comments and questions that were reported and wait, and those that are hidden. */
export function ReportedComments() {
  const { t } = useTranslation('operator');
  const [tab, setTab] = useState<string>('waiting');
  const items = STATES.map((value) => ({ value, label: t(`reportedComments.tab.${value}`) }));
  return (
    <div className="stack gap-4">
      <TabsBar items={items} value={tab} label={t('pages.comments.title')} onChange={setTab}>
        <CommentList state={tab === 'hidden' ? 'hidden' : 'waiting'} />
      </TabsBar>
    </div>
  );
}

type CommentListProps = { state: (typeof STATES)[number] };

function CommentList({ state }: CommentListProps) {
  const { t } = useTranslation('operator');
  const list = useEndpointList(listReportedComments, { query: { state } });
  return (
    <AdminList
      list={list}
      label={t('pages.comments.title')}
      failed={t('reportedComments.failed')}
      empty={<EmptyView drawing="search" title={t(`reportedComments.empty.${state}`)} />}
      look="cards"
    >
      {(comment) => <CommentCard comment={comment} />}
    </AdminList>
  );
}
