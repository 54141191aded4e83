import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DisputePage } from '@/components/disputes/dispute-page';
import { Disputes } from '@/components/disputes/disputes';
import { OwnDisputes } from '@/components/disputes/own-disputes';
import { ApiError } from '@/lib/client/api-error';
import {
  deleteDisputeFile,
  forwardDisputeAnswer,
  getDispute,
  listDisputes,
  listOwnDisputes,
  putDisputeAnswer,
} from '@/lib/client/endpoints.gen';
import type { DisputeRow, DisputeView } from '@/lib/contract/disputes';
import { fillIn, idOf, pageOf, personOf, usd } from '@/tests/components/admin/samples';
import { answerWith, BROKEN, sentTo } from '@/tests/components/settings/answers';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
beforeEach(() => window.localStorage.setItem('token', 'a-token'));

const AT = '2026-11-20T10:00:00.000Z';
const ID = idOf(1);
const dispute = (more: Partial<DisputeView> = {}): DisputeView => ({
  _id: ID,
  orderNumber: '4F2A-11BC',
  status: 'open',
  cause: 'not_received',
  answerBy: AT,
  amount: usd(1900),
  lines: [{ _id: idOf(2), title: 'دليل الخط', amount: usd(1900) }],
  openedAt: AT,
  closedAt: null,
  answering: 'open',
  sentAt: null,
  text: '',
  files: [],
  forwardedAt: null,
  ...more,
});
const FILE = { _id: idOf(3), name: 'invoice.pdf' };
const show = (given: unknown, ...more: (readonly [object, unknown])[]) => {
  answerWith([[getDispute, given], ...more]);
  return renderPage(<DisputePage id={ID} />);
};
const textField = () => screen.findByRole('textbox', { name: /ما الذي ينبغي أن يعرفه البنك/ });

describe('the page of a dispute', () => {
  test('says when there is none, and when it cannot be loaded', async () => {
    const { unmount } = show(new ApiError({ status: 404, code: 'not_found' }));
    expect(await screen.findByRole('heading', { name: 'لم نجد هذا الاعتراض' })).toBeVisible();
    unmount();
    show(BROKEN);
    expect(await screen.findByText('تعذّر تحميل الاعتراض')).toBeVisible();
  });

  test('shows what happened, the bank’s reason and deadline, and leads to the sale', async () => {
    show(dispute());
    expect(await screen.findByText(/أرباحه محتجزة حتى ذلك الحين/)).toBeVisible();
    expect(screen.getByText('يقول المشتري إنه لم يستلم ما اشتراه')).toBeVisible();
    expect(screen.getByText('مهلة البنك')).toBeVisible();
    expect(screen.getByRole('link', { name: 'دليل الخط' })).toHaveAttribute(
      'href',
      `/finance/sales/${idOf(2)}`,
    );
  });

  test('does not send an empty text', async () => {
    const { user } = show(dispute());
    await user.click(await screen.findByRole('button', { name: 'أرسل إلى فريق قيمة' }));
    expect(await textField()).toHaveAttribute('aria-invalid', 'true');
    expect(sentTo(putDisputeAnswer)).toEqual([]);
  });

  test('asks for the text before the files, and saves only what has changed', async () => {
    const { user } = show(dispute({ text: 'نُزّلت الملفات.', sentAt: AT }));
    const field = await textField();
    const add = screen.getByRole('button', { name: 'أضف ملفًا' });
    expect(field.compareDocumentPosition(add)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const save = screen.getByRole('button', { name: 'احفظ التغييرات' });
    expect(save).toBeDisabled();
    await fillIn(user, field, ' وأضيف');
    expect(save).toBeEnabled();
  });

  test('sends the text, and says that it can be changed', async () => {
    const sent = dispute({ text: 'نُزّلت الملفات.', sentAt: AT });
    const { user } = show(dispute());
    await fillIn(user, await textField(), 'نُزّلت الملفات.');
    answerWith([
      [getDispute, sent],
      [putDisputeAnswer, sent],
    ]);
    await user.click(screen.getByRole('button', { name: 'أرسل إلى فريق قيمة' }));
    expect(await screen.findByText(/يمكنك تغييره إلى أن يحيله فريق قيمة/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'احفظ التغييرات' })).toBeVisible();
    expect(sentTo(putDisputeAnswer)).toEqual([{ params: { id: ID }, body: { text: 'نُزّلت الملفات.' } }]);
  });

  test('removes a file, and takes no sixth one', async () => {
    const files = [1, 2, 3, 4, 5].map((i) => ({ _id: idOf(10 + i), name: `${i}.pdf` }));
    const rest = dispute({ files: files.slice(1) });
    const { user } = show(dispute({ files }));
    expect(await screen.findByRole('button', { name: 'أضف ملفًا' })).toBeDisabled();
    answerWith([
      [getDispute, rest],
      [deleteDisputeFile, rest],
    ]);
    await user.click(screen.getByRole('button', { name: /^أزل.*1\.pdf/ }));
    expect(await screen.findByRole('button', { name: 'أضف ملفًا' })).toBeEnabled();
    expect(sentTo(deleteDisputeFile)).toEqual([{ params: { id: ID, fileId: idOf(11) } }]);
  });

  test.each([
    ['was forwarded', { answering: 'forwarded', forwardedAt: AT }, /أُحيل إلى مزود الدفع/],
    ['came too late', { answering: 'late' }, /انقضت مهلة البنك/],
    ['is decided', { answering: 'decided', status: 'lost' }, /أصدر البنك قراره/],
  ] as const)('takes no answer any more once it %s, and shows what was sent', async (_, more, words) => {
    show(dispute({ text: 'نُزّلت الملفات.', sentAt: AT, files: [FILE], ...more }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText('نُزّلت الملفات.')).toBeVisible();
    expect(screen.getByText('invoice.pdf')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('shows the new state when an answer was forwarded meanwhile', async () => {
    const { user } = show(dispute(), [
      putDisputeAnswer,
      new ApiError({ status: 409, code: 'answer_forwarded', detail: 'أُحيل ردك' }),
    ]);
    await fillIn(user, await textField(), 'متأخر');
    answerWith([
      [getDispute, dispute({ answering: 'forwarded', forwardedAt: AT, text: 'الأول', sentAt: AT })],
      [putDisputeAnswer, new ApiError({ status: 409, code: 'answer_forwarded', detail: 'أُحيل ردك' })],
    ]);
    await user.click(screen.getByRole('button', { name: 'أرسل إلى فريق قيمة' }));
    expect(await screen.findByText(/أُحيل إلى مزود الدفع/)).toBeVisible();
  });
});

describe('disputes about own sales', () => {
  test('say when there are none, and which wait for an answer', async () => {
    answerWith([[listOwnDisputes, pageOf()]]);
    const { unmount } = renderPage(<OwnDisputes />);
    expect(await screen.findByText('لا اعتراضات')).toBeVisible();
    unmount();
    answerWith([[listOwnDisputes, pageOf(dispute(), dispute({ _id: idOf(9), sentAt: AT }))]]);
    renderPage(<OwnDisputes />);
    const [first, second] = await screen.findAllByRole('listitem');
    expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute('href', `/finance/disputes/${ID}`);
    expect(first).toHaveTextContent('لم ترد بعد');
    expect(second).not.toHaveTextContent('لم ترد بعد');
  });
});

describe('an answer in the console', () => {
  const row: DisputeRow = {
    _id: ID,
    orderNumber: '4F2A-11BC',
    buyer: personOf(4, 'نورة'),
    lines: [],
    gateway: 'sandbox',
    gatewayRef: 'dp_1',
    status: 'open',
    cause: 'fraudulent',
    answerBy: AT,
    amount: usd(1900),
    openedAt: AT,
    closedAt: null,
    answers: [
      {
        _id: idOf(5),
        seller: personOf(6, 'سارة'),
        text: 'نُزّلت الملفات.',
        files: [FILE],
        sentAt: AT,
        changedAt: AT,
        forwardedAt: null,
      },
    ],
  };

  test('is read, and marked as forwarded in the state that was read', async () => {
    answerWith([
      [listDisputes, pageOf(row)],
      [forwardDisputeAnswer, { done: true }],
    ]);
    const { user } = renderPage(<Disputes />);
    expect(await screen.findByText('نُزّلت الملفات.')).toBeVisible();
    expect(screen.getByRole('button', { name: /افتح.*invoice\.pdf/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'سجّل أنه أُحيل' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'سجّل أنه أُحيل' }));
    expect(await screen.findByText('سُجّل أن الرد أُحيل')).toBeVisible();
    expect(sentTo(forwardDisputeAnswer)).toEqual([{ params: { id: idOf(5) }, body: { changedAt: AT } }]);
  });

  test('without files keeps no room for them, and its text has its own direction', async () => {
    const answers = row.answers.map((answer) => ({ ...answer, files: [], text: 'All was downloaded.' }));
    answerWith([[listDisputes, pageOf({ ...row, answers })]]);
    renderPage(<Disputes />);
    const text = await screen.findByText('All was downloaded.');
    expect([text.tagName, text.dir]).toEqual(['P', 'auto']);
    expect(text.closest('li')?.querySelector('div:empty')).toBeNull();
    expect(text.closest('li')).not.toHaveTextContent('·');
  });

  test('that was forwarded says so, and cannot be marked again', async () => {
    const answers = row.answers.map((answer) => ({ ...answer, forwardedAt: AT }));
    answerWith([[listDisputes, pageOf({ ...row, answers })]]);
    renderPage(<Disputes />);
    expect(await screen.findByText(/أُحيل إلى مزود الدفع/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'سجّل أنه أُحيل' })).not.toBeInTheDocument();
  });
});
