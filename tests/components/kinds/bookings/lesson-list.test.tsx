import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LessonList } from '@/components/kinds/bookings/packages/lesson-list';
import { renderPage } from '@/tests/setup/render';
import { BOUGHT, LESSON } from './sample-packages';

it.each([
  ['you', '', 'ألغيتَ هذا الدرس.'],
  ['host', 'سفر', 'ألغى المضيف هذا الدرس. السبب: سفر'],
  ['seller', 'سفر', 'ألغى البائع هذا الدرس. السبب: سفر'],
  ['team', '', 'ألغى فريق قيمة هذا الدرس.'],
  ['deadline', '', 'لم يجب المضيف عن هذا الطلب في الوقت المحدد.'],
  ['refund', '', 'أُلغي هذا الدرس لأن ثمنه أُعيد.'],
] as const)('a past lesson says that it was cancelled by %s, and why', (by, reason, words) => {
  const cancelled = { ...LESSON, state: 'cancelled' as const, isReturned: true, cancelled: { by, reason } };
  renderPage(<LessonList entitlementId="e1" bought={{ ...BOUGHT, booked: [cancelled] }} />);
  const past = within(screen.getByRole('region', { name: 'ما مضى' }));
  expect(past.getByRole('listitem')).toHaveTextContent(words);
});
