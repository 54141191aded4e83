import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { TipSheet } from '@/components/tips/tip-sheet';
import { createTip, getTipTerms, listLookAlikes } from '@/lib/client/endpoints.gen';
import type { LookAlike } from '@/lib/contract/look-alikes';
import type { TipTerms } from '@/lib/contract/tips';
import { AUTHOR } from '@/tests/components/posts/sample-post';
import { answerWith, BROKEN, sentTo } from '@/tests/components/settings/answers';
import { renderPage } from '@/tests/setup/render';
import { sampleTerms } from './sample-tips';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
vi.mock('@/hooks/orders/use-gateways', () => ({
  useGateways: () => ({ gateways: ['sandbox', 'bank_transfer'], transferDays: 3 }),
}));
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }), usePathname: () => '/' }));

async function open(terms: TipTerms | Error = sampleTerms()) {
  answerWith([[getTipTerms, terms]]);
  const { user } = renderPage(<TipSheet author={AUTHOR} open onClose={vi.fn()} />);
  const sheet = within(await screen.findByRole('dialog', { name: /^إكرامية إلى/ }));
  await sheet.findByRole(terms instanceof Error || terms.refusal ? 'alert' : 'textbox', {
    name: terms instanceof Error || terms.refusal ? '' : 'مبلغ آخر',
  });
  return { user, sheet };
}
const goOn = /^متابعة إلى الدفع/;

it('before a tip, its giver reads that the author’s name looks like another person’s', async () => {
  const party = (_id: string, handle: string): LookAlike['other'] => ({
    person: {
      _id,
      handle,
      name: AUTHOR.name,
      headline: '',
      profilePic: null,
      role: 'CREATOR',
      accountType: 'INDIVIDUAL',
    },
    joinedAt: '2026-11-01T00:00:00.000Z',
    salesCount: 0,
  });
  const pair = { payee: party(sampleTerms().author._id, 'huda_2'), other: party('b', 'huda') };
  answerWith([
    [getTipTerms, sampleTerms()],
    [listLookAlikes, { data: [pair] }],
  ]);
  renderPage(<TipSheet author={AUTHOR} open onClose={vi.fn()} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('@huda_2');
  expect(screen.getByRole('button', { name: goOn })).toBeVisible();
});

describe('a tip cannot be given', () => {
  it.each([
    ['tips_off', /لا يستقبل الإكراميات/],
    ['own_tip', /لا تُعطى الإكرامية لنفسك/],
    ['contact_unconfirmed', /أكّد بريدك أو رقم جوالك/],
    ['account_too_new', /بعد يوم من إنشاء حسابك/],
    ['tip_limit', /بلغت حد اليوم/],
  ] as const)('because of %s: the sheet says why, and has no form', async (refusal, words) => {
    const { sheet } = await open(sampleTerms({ refusal }));
    expect(sheet.getByRole('alert')).toHaveTextContent(words);
    expect(sheet.queryByRole('button', { name: goOn })).not.toBeInTheDocument();
    const isHelped = refusal === 'contact_unconfirmed';
    expect(sheet.queryAllByRole('link', { name: 'إلى الإعدادات' })).toHaveLength(isHelped ? 1 : 0);
  });

  it('where the terms cannot be loaded: the sheet says so', async () => {
    answerWith([[getTipTerms, BROKEN]]);
    renderPage(<TipSheet author={AUTHOR} open onClose={vi.fn()} />);
    expect(await screen.findByText('تعذّر فتح الإكرامية. حاول مرة أخرى.')).toBeVisible();
  });

  it.each([
    ['١٫٩٩', /من .*2.* إلى .*500/],
    ['500.01', /من .*2.* إلى .*500/],
    ['خمسة', /من .*2.* إلى .*500/],
  ])('of the amount %s', async (typed, words) => {
    const { user, sheet } = await open();
    await user.type(sheet.getByRole('textbox', { name: 'مبلغ آخر' }), typed);
    await user.click(sheet.getByRole('button', { name: goOn }));
    expect(sheet.getByText(words)).toBeVisible();
    expect(sheet.getByRole('button', { name: goOn })).toBeVisible();
  });

  it('of 7,5 says that it is $7.50', async () => {
    const { user, sheet } = await open();
    const own = sheet.getByRole('textbox', { name: 'مبلغ آخر' });
    await user.type(own, '7,5');
    expect(own).toHaveAccessibleDescription(/المبلغ .*\$7\.50/);
  });

  it('of less than any way to pay takes: where only transfers are offered, amounts start at 50', async () => {
    const least = { amount: 5_000, currency: 'USD' as const };
    const transfers = { name: 'bank_transfer' as const, rate: { bps: 0, fixed: 0 }, least };
    const { user, sheet } = await open(sampleTerms({ gateways: [transfers] }));
    const presets = sheet.getAllByRole('button', { pressed: undefined, name: /^\$\d/ });
    expect(presets.map(({ textContent }) => textContent)).toEqual(['$50', '$100']);
    expect(sheet.getByRole('button', { name: '$50', pressed: true })).toBeVisible();
    const own = sheet.getByRole('textbox', { name: 'مبلغ آخر' });
    await user.type(own, '49');
    await user.click(sheet.getByRole('button', { name: goOn }));
    expect(own).toBeInvalid();
    expect(own).toHaveAccessibleDescription(/من .*50.* إلى .*500/);
    await user.clear(own);
    expect(sheet.getByRole('button', { name: '$50', pressed: true })).toBeVisible();
  });

  it('above what is left of the day’s limit', async () => {
    const { user, sheet } = await open(sampleTerms({ left: { amount: 4_000, currency: 'USD' } }));
    await user.click(sheet.getByRole('button', { name: '$50' }));
    expect(sheet.getByText(/بقي لك اليوم/)).toHaveTextContent('40.00');
  });

  it('with a link in its word, or a word of over 200 letters', async () => {
    const { user, sheet } = await open();
    const word = sheet.getByRole('textbox', { name: /^كلمة معها/ });
    await user.type(word, 'زوروا www.example.com');
    expect(sheet.getByText('لا تُكتب الروابط هنا')).toBeVisible();
    await user.click(sheet.getByRole('button', { name: goOn }));
    expect(word).toBeVisible();
    await user.clear(word);
    await user.click(word);
    await user.paste('ش'.repeat(201));
    expect(word).toHaveAttribute('aria-invalid', 'true');
  });
});

it('the sheet says that a tip buys nothing, and what arrives by each way that takes the amount', async () => {
  const { user, sheet } = await open();
  expect(sheet.getByText(/الإكرامية لا تشتري شيئًا/)).toBeVisible();
  expect(sheet.getByText(/يصل منها/)).toHaveTextContent('4.55');
  expect(sheet.queryByText(/تحويل بنكي/)).not.toBeInTheDocument();
  await user.click(sheet.getByRole('button', { name: '$50' }));
  expect(sheet.getByText(/يصل منها/)).toHaveTextContent('48.25');
  expect(sheet.getByText(/تحويل بنكي/)).toHaveTextContent(/تصل كاملة.*50\.00/);
});

it('an author who takes no words gets none', async () => {
  const { sheet } = await open(sampleTerms({ takesWords: false }));
  expect(sheet.queryByRole('textbox', { name: /^كلمة معها/ })).not.toBeInTheDocument();
  expect(sheet.getByText('لا تُقبل الكلمات مع الإكراميات هنا.')).toBeVisible();
});

it('what a name means is said as it is chosen', async () => {
  const { user, sheet } = await open();
  expect(sheet.getByText('يعرف صاحبها اسمك، ولا يظهر لغيره.')).toBeVisible();
  await user.click(sheet.getByRole('radio', { name: 'بلا اسم' }));
  expect(sheet.getByText('لا يعرف اسمك إلا الإدارة.')).toBeVisible();
});

it('above 100 dollars the amount is said in words and asked again; back, nothing of the tip is lost', async () => {
  const { user, sheet } = await open();
  await user.type(sheet.getByRole('textbox', { name: 'مبلغ آخر' }), '١٥٠٫٥٠');
  await user.type(sheet.getByRole('textbox', { name: /^كلمة معها/ }), 'لك');
  await user.click(sheet.getByRole('button', { name: goOn }));
  expect(sheet.getByText(/مئة وخمسون دولارًا وخمسون سنتًا/)).toHaveFocus();
  await user.click(sheet.getByRole('button', { name: 'تغيير المبلغ' }));
  expect(sheet.getByRole('textbox', { name: 'مبلغ آخر' })).toHaveValue('150.50');
  expect(sheet.getByRole('textbox', { name: /^كلمة معها/ })).toHaveValue('لك');
  await user.click(sheet.getByRole('button', { name: goOn }));
  await user.click(sheet.getByRole('button', { name: 'نعم، هذا المبلغ' }));
  expect(await screen.findByText(/تنظر فيه الإدارة/)).toBeVisible();
  expect(screen.getByText('لك')).toBeVisible();
});

it('a sheet that was closed by mistake has the word and the amount when it opens again', async () => {
  answerWith([[getTipTerms, sampleTerms()]]);
  const close = vi.fn();
  const { user, rerenderPage } = renderPage(<TipSheet author={AUTHOR} open onClose={close} />);
  await user.type(await screen.findByRole('textbox', { name: /^كلمة معها/ }), 'شكرًا لك');
  await user.click(screen.getByRole('button', { name: '$20' }));
  await user.keyboard('{Escape}');
  expect(close).toHaveBeenCalled();
  rerenderPage(<TipSheet author={AUTHOR} open={false} onClose={close} />);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  rerenderPage(<TipSheet author={AUTHOR} open onClose={close} />);
  expect(await screen.findByRole('textbox', { name: /^كلمة معها/ })).toHaveValue('شكرًا لك');
  expect(screen.getByRole('button', { name: '$20' })).toHaveAttribute('aria-pressed', 'true');
});

it('what was chosen is ordered when the payer goes on to pay, and not before', async () => {
  const { user, sheet } = await open();
  await user.click(sheet.getByRole('button', { name: '$10' }));
  await user.click(sheet.getByRole('radio', { name: 'الجميع' }));
  await user.click(sheet.getByRole('button', { name: goOn }));
  expect(sentTo(createTip)).toEqual([]);
  await user.click(await screen.findByRole('button', { name: /^ادفع/ }));
  expect(sentTo(createTip)).toEqual([
    {
      params: { id: AUTHOR._id },
      body: {
        amount: { amount: 1_000, currency: 'USD' },
        word: '',
        namedTo: 'all',
        isConfirmed: true,
        gateway: 'sandbox',
      },
    },
  ]);
});
