import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ExamPage } from '@/components/kinds/assessments/exam/exam-page';
import { PageColumn } from '@/components/layout/page-column';
import { getMadeAssessment } from '@/lib/contract/kinds/workshop-assessments';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import * as exams from '@/lib/server/kinds/assessments/exams';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { prefetch } from '@/lib/server/requests/prefetch';
import { paths } from '@/lib/shared/paths';

type ExamProps = { params: Promise<{ id: string; placed: string }> };

export async function generateMetadata({ params }: ExamProps): Promise<Metadata> {
  const { t } = await getTranslation('workshop-exam');
  const isAfter = (await params).placed === 'after';
  return { title: t(isAfter ? 'title.after' : 'title.before'), robots: { index: false } };
}

export default async function Exam({ params }: ExamProps) {
  const given = getMadeAssessment.params.safeParse(await params);
  if (!given.success) notFound();
  const { id, placed } = given.data;
  const ctx = await requireMember(paths.productAssessment(id, placed), 'CREATOR');
  const page = prefetch();
  await page.one(getMadeAssessment, { params: { id, placed } }, () =>
    exams.getMadeAssessment(ctx, { id, placed }),
  );
  return (
    <Messages of={['workshop-exam', 'creator', 'products', 'recordings']}>
      <HydrationBoundary state={page.state()}>
        <PageColumn>
          <ExamPage productId={id} placed={placed} />
        </PageColumn>
      </HydrationBoundary>
    </Messages>
  );
}
