import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { IdentityCheck } from '@/components/identity/identity-check';
import {
  deleteIdentityDocument,
  getIdentity,
  listCountries,
  submitIdentity,
} from '@/lib/client/endpoints.gen';
import type { IdentityView } from '@/lib/contract/identity';
import { answerWith, BROKEN, sentTo } from '@/tests/components/settings/answers';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
beforeEach(() => window.localStorage.setItem('token', 'a-token'));

const ID = '01890000-0000-7000-8000-000000000001';
const DRAFT = { latinName: '', arabicName: '', dateOfBirth: '1995-04-02', country: 'SA' };
const view = (more: Partial<IdentityView> = {}): IdentityView => ({
  status: 'none',
  required: true,
  submittedAt: null,
  decidedAt: null,
  reason: null,
  note: '',
  payableAt: null,
  draft: DRAFT,
  documents: [],
  ...more,
});
const COUNTRIES = { data: [{ _id: 'SA', name: { ar: 'السعودية', en: 'Saudi Arabia' } }] };
const FRONT = { _id: ID, side: 'front', isPdf: false } as const;
const show = (identity: unknown, ...answers: (readonly [object, unknown])[]) => {
  answerWith([[getIdentity, identity], [listCountries, COUNTRIES], ...answers]);
  return renderPage(<IdentityCheck />);
};

test('a verification state that cannot be loaded says so', async () => {
  show(BROKEN);
  expect(await screen.findByText('تعذّر تحميل حالة التحقق')).toBeVisible();
});

test('documents cannot be sent before the front side is uploaded, and the form says so', async () => {
  const { unmount } = show(view({ documents: [FRONT] }));
  expect(await screen.findByRole('button', { name: 'أرسل للمراجعة' })).toBeEnabled();
  expect(screen.queryByText('أضف وجه الوثيقة قبل الإرسال.')).toBeNull();
  unmount();
  show(view());
  expect(await screen.findByText('أضف وجه الوثيقة قبل الإرسال.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'أرسل للمراجعة' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'اختر صورة الوجه' })).toBeEnabled();
});

test('an uploaded side can be replaced or removed, and its picture is not shown', async () => {
  const { user } = show(view({ documents: [FRONT] }), [deleteIdentityDocument, view()]);
  expect(await screen.findByText('رُفعت')).toBeVisible();
  expect(screen.queryByRole('img', { name: /وجه/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'استبدل الوجه' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'أزل الوجه' }));
  expect(sentTo(deleteIdentityDocument)).toEqual([{ params: { id: ID } }]);
});

const LATIN = 'الاسم الكامل بالأحرف اللاتينية';
const ARABIC = 'الاسم الكامل بالعربية';

test('a person under 18 and a name in other letters are refused before anything is sent', async () => {
  const { user } = show(view({ documents: [FRONT], draft: { ...DRAFT, dateOfBirth: '2025-01-01' } }));
  await user.type(await screen.findByRole('textbox', { name: LATIN }), 'سارة');
  await user.type(screen.getByRole('textbox', { name: ARABIC }), 'سارة العتيبي');
  await user.click(screen.getByRole('button', { name: 'أرسل للمراجعة' }));
  expect(await screen.findByText('لاستلام الأرباح يجب أن يكون عمرك 18 عامًا على الأقل')).toBeVisible();
  expect(screen.getByRole('textbox', { name: LATIN })).toBeInvalid();
  expect(sentTo(submitIdentity)).toEqual([]);
});

test('when sending fails the page says so, and documents that were sent are shown as under review', async () => {
  const { user } = show(view({ documents: [FRONT] }), [submitIdentity, BROKEN]);
  await user.type(await screen.findByRole('textbox', { name: LATIN }), 'SARA ALOTAIBI');
  await user.type(screen.getByRole('textbox', { name: ARABIC }), 'سارة العتيبي');
  await user.click(await screen.findByRole('button', { name: 'أرسل للمراجعة' }));
  expect(await screen.findByText('حدث خطأ عندنا.')).toBeVisible();
  const sent = view({ status: 'submitted', submittedAt: '2026-11-20T10:00:00.000Z' });
  answerWith([
    [submitIdentity, sent],
    [getIdentity, sent],
    [listCountries, COUNTRIES],
  ]);
  await user.click(screen.getByRole('button', { name: 'أرسل للمراجعة' }));
  expect(await screen.findByText('وثائقك قيد المراجعة')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'أرسل للمراجعة' })).not.toBeInTheDocument();
  const body = { ...DRAFT, latinName: 'SARA ALOTAIBI', arabicName: 'سارة العتيبي' };
  expect(sentTo(submitIdentity)).toContainEqual({ body });
});

test('a rejected check shows the reason and the operator’s note, and takes other documents', async () => {
  const rejected = { status: 'rejected', reason: 'expired', note: 'انتهت قبل عام' } as const;
  show(view({ ...rejected, decidedAt: '2026-11-20T10:00:00.000Z' }));
  const alert = within(await screen.findByRole('alert'));
  for (const words of ['تعذّر التحقق من هويتك', 'انتهت صلاحية الوثيقة', 'انتهت قبل عام'])
    expect(alert.getByText(words)).toBeVisible();
  expect(screen.getByRole('button', { name: 'اختر صورة الوجه' })).toBeVisible();
});

test('an approval that can still be undone says from when payouts begin', async () => {
  show(
    view({
      status: 'approved',
      decidedAt: '2026-11-20T10:00:00.000Z',
      payableAt: '2026-11-21T10:00:00.000Z',
    }),
  );
  expect(await screen.findByText(/يبدأ الدفع في .*21 نوفمبر.*وعندها نحذف الوثائق/)).toBeVisible();
});

test('an approved check has no buttons and links to the finance page', async () => {
  show(view({ status: 'approved', decidedAt: '2026-11-20T10:00:00.000Z' }));
  expect(await screen.findByRole('link', { name: 'إلى المالية' })).toHaveAttribute('href', '/finance');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
