import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CertificateCard } from '@/components/kinds/courses/certificate/certificate-card';
import { ProgressBar } from '@/components/kinds/courses/progress-bar';
import { Messages } from '@/lib/i18n/page-messages';
import { renderPage } from '@/tests/setup/render';

it('counts required lessons by that name, as the product counts all lessons', async () => {
  const room = { certificate: null, requiredCount: 3, completeCount: 1 };
  renderPage(
    <Messages of={['course-room', 'certificates']}>
      <ProgressBar done={room.completeCount} of={room.requiredCount} />
      <CertificateCard entitlementId="e1" room={room} />
    </Messages>,
  );
  expect(await screen.findByText('أكملت 1 من 3 دروس مطلوبة')).toBeVisible();
  expect(await screen.findByText('بقي درسان مطلوبان حتى تحصل على شهادتك.')).toBeVisible();
});
