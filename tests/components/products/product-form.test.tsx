import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ProductForm } from '@/components/product-form/product-form';
import { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import {
  createProduct,
  deleteFile,
  getStorage,
  listCategories,
  publishProduct,
  updateProduct,
} from '@/lib/client/endpoints.gen';
import { uploadFile } from '@/lib/client/resumable/upload-file';
import { stripBidiMarks } from '@/lib/shared/arabic';
import { renderPage } from '@/tests/setup/render';
import { sampleProduct } from './sample-product';

const GB = 1024 ** 3;
const push = vi.fn();
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));
vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
beforeEach(() => window.localStorage.setItem('token', 'a-token'));
vi.mock('@/lib/client/resumable/upload-file', () => ({ uploadFile: vi.fn() }));

const DRAFT = sampleProduct({
  isMine: true,
  priceIsFrom: false,
  status: 'draft',
  cover: { _id: '01900000-0000-7000-8000-0000000000c1', url: '/c', width: 800, height: 600, widths: [320] },
  can: { edit: true, publish: true, buy: false, review: false },
});
const title = () => screen.getByLabelText(/العنوان/);
const price = () => screen.getByLabelText('السعر');
const button = (name: string) => screen.getByRole('button', { name });
const calls = (endpoint: unknown) => vi.mocked(call).mock.calls.filter(([given]) => given === endpoint);

beforeEach(() => {
  push.mockReset();
  vi.mocked(call).mockReset();
  vi.mocked(call).mockImplementation(async (endpoint) => {
    if (endpoint === listCategories)
      return { data: [{ _id: 'design', name: { ar: 'تصميم', en: 'Design' } }] } as never;
    if (endpoint === publishProduct) return { ...DRAFT, status: 'published' } as never;
    if (endpoint === getStorage) return { used: 19.5 * GB, room: 20 * GB } as never;
    return DRAFT as never;
  });
});

const EMPTY = {
  description: '',
  category: null,
  cover: null,
  hasPrice: false,
  outline: { kind: 'files' as const, files: [] },
  missing: [
    { field: 'description', message: 'validation:required' },
    { field: 'categoryId', message: 'validation:categoryMissing' },
    { field: 'coverId', message: 'validation:coverMissing' },
    { field: 'files', message: 'validation:filesMissing' },
    { field: 'price.amount', message: 'validation:price' },
  ],
};

/** Whatever is saved, the server answers that almost everything is missing. */
function answerWithMissing() {
  vi.mocked(call).mockImplementation(async (endpoint) =>
    endpoint === listCategories ? ({ data: [] } as never) : ({ ...DRAFT, ...EMPTY } as never),
  );
}

describe('ProductForm', () => {
  it('asks for a title under its field before the next step', async () => {
    const { user } = renderPage(<ProductForm initial={null} feeBps={1000} />);
    await user.click(button('التالي'));
    expect(await screen.findByText('هذا الحقل مطلوب')).toBeInTheDocument();
    expect(title()).toBeInvalid();
    expect(calls(createProduct)).toHaveLength(0);
  });

  it('shows how a description with Markdown will look when the seller opens the preview', async () => {
    const { user } = renderPage(
      <ProductForm initial={{ ...DRAFT, description: '- أساسيات' }} feeBps={1000} />,
    );
    expect(screen.queryByText('أساسيات')).not.toBeInTheDocument();
    await user.click(button('معاينة الوصف'));
    // The code is loaded when it is asked for.
    expect((await screen.findByText('أساسيات', {}, { timeout: 10_000 })).tagName).toBe('LI');
    await user.click(button('إخفاء المعاينة'));
    expect(screen.queryByText('أساسيات')).not.toBeInTheDocument();
  });

  it('sends one gain per line, and says which one is too long', async () => {
    const { user } = renderPage(<ProductForm initial={null} feeBps={1000} />);
    await user.type(title(), 'دليل الخط');
    const gains = screen.getByLabelText(/بمَ يخرج منه المشتري/);
    fireEvent.change(gains, { target: { value: `تكتب بثقة\n${'س'.repeat(161)}` } });
    await user.click(button('التالي'));
    expect(await screen.findByText(/سطر طويل/)).toBeInTheDocument();
    expect(calls(createProduct)).toHaveLength(0);
    fireEvent.change(gains, { target: { value: 'تكتب بثقة\n\nتقرأ أسرع' } });
    await user.click(button('التالي'));
    await waitFor(() => expect(calls(createProduct)).toHaveLength(1));
    expect(calls(createProduct)[0]?.[1]).toMatchObject({ body: { outcomes: ['تكتب بثقة', 'تقرأ أسرع'] } });
  });

  it('lists the missing fields that the server names, and leads to the first one on publishing', async () => {
    answerWithMissing();
    const { user } = renderPage(<ProductForm initial={null} feeBps={1000} />);
    await user.type(title(), 'دليل الخط');
    await user.click(button('التالي'));
    await waitFor(() => expect(calls(createProduct)).toHaveLength(1));
    await user.click(await screen.findByRole('button', { name: 'التالي' }));
    const missing = await screen.findByText('ينقصه قبل النشر');
    const list = within(missing.parentElement as HTMLElement);
    for (const name of ['الوصف', 'التصنيف', 'صورة الغلاف', 'ملفات المنتج', 'السعر']) {
      expect(list.getByText(name)).toBeInTheDocument();
    }
    await user.click(button('انشر المنتج'));
    const description = screen.getByLabelText(/الوصف/);
    await waitFor(() => expect(description).toHaveFocus());
    expect(description).toHaveAccessibleDescription(/هذا الحقل مطلوب/);
    expect(calls(publishProduct)).toHaveLength(0);
  });

  it('leads to the first empty field of a list that misses something', async () => {
    const offer = {
      kind: 'bookings' as const,
      lengths: [],
      place: 'link' as const,
      placeText: '',
      seats: 1,
      rules: { freeUntilHours: 24, halfUntilHours: 6 },
      byHand: false,
      questions: [],
      packages: [],
      host: null,
      hours: null,
    };
    const missing = [{ field: 'lengths', message: 'kinds-bookings:wrong.lengthsMissing' }];
    const draft = { ...DRAFT, type: 'tutoring' as const, kind: 'bookings' as const, outline: offer, missing };
    vi.mocked(call).mockResolvedValue(draft as never);
    const { user } = renderPage(<ProductForm initial={draft} feeBps={1000} />);
    await screen.findByLabelText('رابط اللقاء');
    await user.click(button('النشر'));
    await user.click(await screen.findByRole('button', { name: 'انشر المنتج' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'السعر' })).toHaveFocus());
  });

  it('does not list a field as missing that was typed since the draft was saved', async () => {
    answerWithMissing();
    const { user } = renderPage(<ProductForm initial={{ ...DRAFT, ...EMPTY }} feeBps={1000} />);
    await user.click(button('السعر والنشر'));
    const list = within((await screen.findByText('ينقصه قبل النشر')).parentElement as HTMLElement);
    expect(list.getByText('السعر')).toBeInTheDocument();
    await user.type(price(), '5');
    await waitFor(() => expect(list.queryByText('السعر')).not.toBeInTheDocument());
    expect(list.getByText('الوصف')).toBeInTheDocument();
    expect(screen.queryByText(/كل شيء جاهز/)).not.toBeInTheDocument();
  });

  it('marks the field that the server says is missing, and shows the message', async () => {
    vi.mocked(call).mockImplementation(async (endpoint) => {
      if (endpoint === publishProduct)
        throw new ApiError({
          code: 'not_publishable',
          status: 409,
          detail: 'أكمل الحقول المطلوبة ثم انشر المنتج.',
          errors: { files: 'validation:required' },
        });
      return (endpoint === listCategories ? { data: [] } : DRAFT) as never;
    });
    const { user } = renderPage(<ProductForm initial={DRAFT} feeBps={1000} />);
    await user.click(button('السعر والنشر'));
    await user.click(await screen.findByRole('button', { name: 'انشر المنتج' }));
    expect(await screen.findByText('أكمل الحقول المطلوبة ثم انشر المنتج.')).toBeInTheDocument();
    const files = screen.getByRole('group', { name: 'ملفات المنتج' });
    expect(files).toHaveAccessibleDescription(/هذا الحقل مطلوب/);
    expect(push).not.toHaveBeenCalled();
  });

  it('reads a price in Arabic digits as cents, and says what the creator earns', async () => {
    const { user } = renderPage(<ProductForm initial={DRAFT} feeBps={1000} />);
    await user.click(button('السعر والنشر'));
    await user.clear(price());
    await user.type(price(), '٢٤٫٥');
    expect(
      screen.getByText((words) => stripBidiMarks(words).startsWith('تحصل على $22.05 من كل بيع')),
    ).toBeInTheDocument();
    await user.click(button('احفظ المسودة'));
    await waitFor(() => expect(calls(updateProduct)).toHaveLength(1));
    expect(calls(updateProduct)[0]?.[1]).toMatchObject({
      body: { price: { amount: 2450, currency: 'USD' } },
    });
  });

  it('refuses a price that is not a number', async () => {
    const { user } = renderPage(<ProductForm initial={DRAFT} feeBps={1000} />);
    await user.click(button('السعر والنشر'));
    await user.clear(price());
    await user.type(price(), 'عشرة');
    await user.click(button('احفظ المسودة'));
    await waitFor(() => expect(price()).toBeInvalid());
    expect(price()).toHaveAccessibleDescription(/سعرًا/);
    expect(calls(updateProduct)).toHaveLength(0);
  });

  it('saves the draft, publishes it and goes to the product', async () => {
    const { user } = renderPage(<ProductForm initial={DRAFT} feeBps={1000} />);
    await user.type(title(), ' وأدواته');
    await user.click(button('السعر والنشر'));
    await waitFor(() => expect(calls(updateProduct)).toHaveLength(1));
    await user.click(await screen.findByRole('button', { name: 'انشر المنتج' }));
    await waitFor(() => expect(push).toHaveBeenCalledTimes(1));
    expect(push.mock.calls[0]?.[0]).toMatch(/\?published=1$/);
    expect(calls(publishProduct)[0]?.[1]).toEqual({
      params: { id: DRAFT._id },
      body: { published: true },
    });
  });

  it('makes one draft when the save button is pressed twice quickly', async () => {
    const { user } = renderPage(<ProductForm initial={null} feeBps={1000} />);
    await user.type(title(), 'دليل');
    const save = button('احفظ المسودة');
    fireEvent.click(save);
    fireEvent.click(save);
    await waitFor(() => expect(calls(createProduct)).toHaveLength(1));
    expect(await screen.findByText('محفوظ')).toBeInTheDocument();
    expect(calls(createProduct)).toHaveLength(1);
  });

  it('asks before a link leaves unsaved changes, and Cancel keeps them', async () => {
    const { user } = renderPage(<ProductForm initial={DRAFT} feeBps={1000} />);
    await user.type(title(), '!');
    await user.click(screen.getByRole('link', { name: 'إغلاق' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'هل تريد المغادرة دون حفظ؟' });
    await user.click(within(dialog).getByRole('button', { name: 'إلغاء' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(title()).toHaveValue('دليل الخط العربي!');
  });
});

describe('the files of a product', () => {
  const choose = async (size: number) => {
    const { user } = renderPage(<ProductForm initial={DRAFT} feeBps={1000} />);
    await user.click(button('الصور والملفات'));
    const bar = await screen.findByRole('progressbar', { name: 'مساحة ملفاتك' });
    const file = new File(['%PDF'], 'دليل.pdf');
    Object.defineProperty(file, 'size', { value: size });
    await user.upload(screen.getByLabelText('ملفات المنتج', { selector: 'input' }), file);
    return { user, bar };
  };

  it('are shown with a bar that says how much storage is used', async () => {
    const { bar } = await choose(GB);
    expect(stripBidiMarks(bar.getAttribute('aria-valuetext') ?? '')).toBe('استُخدم 19.5 غ.ب من 20 غ.ب');
    expect(screen.getByText((words) => stripBidiMarks(words) === 'المتبقي 512 م.ب')).toBeInTheDocument();
  });

  it('refuse a file that is larger than the free storage: it is not sent, and the reason is shown', async () => {
    await choose(GB);
    const alert = await screen.findByRole('alert');
    expect(stripBidiMarks(alert.textContent ?? '')).toContain('ويبقى لك 512 م.ب');
    expect(uploadFile).not.toHaveBeenCalled();
  });

  it('free their storage at once when they are removed before saving', async () => {
    const _id = '01900000-0000-7000-8000-0000000000f1';
    vi.mocked(uploadFile).mockResolvedValue({
      _id,
      name: 'فصل.pdf',
      size: 4,
      mime: 'application/pdf',
      image: null,
    });
    const { user } = await choose(4);
    await user.click(await screen.findByRole('button', { name: 'أزل فصل.pdf' }));
    await waitFor(() => expect(calls(deleteFile)).toHaveLength(1));
    expect(calls(deleteFile)[0]?.[1]).toEqual({ params: { id: _id } });
  });
});
