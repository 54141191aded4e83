import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ViewerProvider } from '@/components/layout/viewer-context';
import { PostComposerDialog } from '@/components/posts/composer/composer-dialog';
import { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { createPost, updatePost } from '@/lib/client/endpoints.gen';
import { uploadImage } from '@/lib/client/upload';
import { renderPage } from '@/tests/setup/render';
import { AUTHOR, samplePost, VIEWER } from './sample-post';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
vi.mock('@/lib/client/upload', () => ({ uploadImage: vi.fn() }));

type Props = ComponentProps<typeof PostComposerDialog>;

const DRAFT = `draft:post:${VIEWER._id}`;
const onClose = vi.fn();

function renderComposer(role: 'MEMBER' | 'CREATOR' = 'MEMBER', props: Partial<Props> = {}) {
  return renderPage(
    <ViewerProvider viewer={{ ...VIEWER, role }}>
      <PostComposerDialog onClose={onClose} {...props} />
    </ViewerProvider>,
  );
}

const field = () => screen.getByLabelText('نص المنشور');
const chooser = () => document.querySelector('input[type="file"]') as HTMLInputElement;
const publish = () => screen.getByRole('button', { name: 'انشر' });

beforeEach(() => {
  vi.mocked(call).mockReset();
  onClose.mockReset();
  window.localStorage.clear();
  window.localStorage.setItem('token', 'a-token');
  window.matchMedia = vi.fn().mockReturnValue({
    matches: false,
    addListener() {},
    removeListener() {},
    addEventListener() {},
    removeEventListener() {},
  });
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
});

it('an empty or too long post cannot be published, and the composer says how many characters are too many', async () => {
  const { user } = renderComposer();
  expect(publish()).toBeDisabled();
  await user.click(field());
  await user.paste('م'.repeat(5003));
  expect(publish()).toBeDisabled();
  expect(screen.getByRole('status')).toHaveTextContent('زادت 3 أحرف عن الحد');
});

it('near the limit, the composer says how many characters are left', async () => {
  const { user } = renderComposer();
  await user.click(field());
  await user.paste('م'.repeat(4990));
  expect(screen.getByRole('status')).toHaveTextContent('بقيت 10 أحرف');
  expect(publish()).toBeEnabled();
});

it('a file that is not a picture is refused before it is uploaded', async () => {
  renderComposer();
  fireEvent.change(chooser(), { target: { files: [new File(['x'], 'notes.pdf')] } });
  expect(await screen.findByText(/jpg/)).toBeVisible();
  expect(uploadImage).not.toHaveBeenCalled();
});

it('when publishing is refused, the composer stays open, says why and keeps the text', async () => {
  vi.mocked(call).mockRejectedValueOnce(
    new ApiError({ code: 'rate_limited', status: 429, detail: 'نشرت كثيرًا، استرح قليلًا' }),
  );
  const { user } = renderComposer();
  await user.type(field(), 'فكرة');
  await waitFor(() => expect(window.localStorage.getItem(DRAFT)).toContain('فكرة'), { timeout: 2000 });
  expect(screen.getByText(/حُفظت المسودة/)).toBeVisible();
  await user.click(publish());
  expect(await screen.findByRole('alert')).toHaveTextContent('نشرت كثيرًا، استرح قليلًا');
  expect(field()).toHaveValue('فكرة');
  expect(onClose).not.toHaveBeenCalled();
});

it('a draft comes back, is published with its picture by Ctrl+Enter, and is then deleted', async () => {
  const savedAt = new Date().toISOString();
  window.localStorage.setItem(DRAFT, JSON.stringify({ text: 'مسودة أمس', audience: 'followers', savedAt }));
  vi.mocked(uploadImage).mockResolvedValue({
    _id: 'f1',
    name: 'a.png',
    size: 1,
    mime: 'image/webp',
    image: null,
  });
  vi.mocked(call).mockResolvedValueOnce(samplePost());
  const { user } = renderComposer();
  expect(field()).toHaveValue('مسودة أمس');
  await user.upload(chooser(), new File(['x'], 'a.png', { type: 'image/png' }));
  await user.click(await screen.findByRole('button', { name: 'وصف الصورة 1' }));
  await user.type(screen.getByRole('textbox', { name: 'وصف الصورة 1' }), 'شجرة');
  field().focus();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(call).toHaveBeenCalledWith(createPost, {
    body: {
      text: 'مسودة أمس',
      media: [{ fileId: 'f1', alt: 'شجرة' }],
      audience: 'followers',
      productId: null,
    },
  });
  expect(window.localStorage.getItem(DRAFT)).toBeNull();
});

describe('a paid post', () => {
  const usd = (amount: number) => ({ amount, currency: 'USD' as const });
  const lock = () => screen.findByRole('button', { name: 'اجعله منشورًا مدفوعًا' });

  it('is not written by a member who is not a creator: they are shown how to become one', async () => {
    const { user } = renderComposer();
    await user.click(await lock());
    expect(await screen.findByRole('link', { name: 'كن صانع محتوى' })).toHaveAttribute(
      'href',
      '/creator/profile-setup',
    );
    expect(screen.queryByLabelText('عنوان المنشور')).not.toBeInTheDocument();
  });

  it('says at each field what is missing, and is not sent', async () => {
    const { user } = renderComposer('CREATOR');
    await user.click(await lock());
    await user.type(await screen.findByLabelText('السعر'), '1');
    await user.click(publish());
    expect(await screen.findByText('سعر المنشور من 2 إلى 500 دولار')).toBeVisible();
    expect(screen.getByText('هذا الحقل مطلوب')).toBeVisible();
    expect(screen.getByText('اكتب جزءًا مجانيًا يقرؤه الجميع قبل الشراء')).toBeVisible();
    expect(screen.getByText('أضف إلى الجزء المدفوع نصًا أو صورة أو ملفًا')).toBeVisible();
    expect(call).not.toHaveBeenCalledWith(createPost, expect.anything());
  });

  it('is published with its title, its price in any digits, and its locked part', async () => {
    const { user } = renderComposer('CREATOR');
    await user.type(field(), 'مقدمة');
    await user.click(await lock());
    await user.type(await screen.findByLabelText('عنوان المنشور'), 'دليل التسعير');
    await user.type(screen.getByLabelText('السعر'), '٧٫٥');
    await user.type(screen.getByRole('textbox', { name: 'الجزء المدفوع' }), 'السر');
    vi.mocked(call).mockResolvedValueOnce(samplePost());
    await user.click(publish());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(call).toHaveBeenCalledWith(createPost, {
      body: {
        text: 'مقدمة',
        media: [],
        audience: 'public',
        productId: null,
        paid: { title: 'دليل التسعير', price: usd(750), locked: { text: 'السر', media: [], files: [] } },
      },
    });
  });

  it('shows at its field what the server refuses', async () => {
    const { user } = renderComposer('CREATOR');
    await user.type(field(), 'مقدمة');
    await user.click(await lock());
    await user.type(await screen.findByLabelText('عنوان المنشور'), 'دليل التسعير');
    await user.type(screen.getByLabelText('السعر'), '7');
    await user.type(screen.getByRole('textbox', { name: 'الجزء المدفوع' }), 'السر');
    const errors = { 'paid.locked.text': 'validation:tooLong' };
    vi.mocked(call).mockRejectedValueOnce(new ApiError({ code: 'invalid', status: 422, errors }));
    await user.click(publish());
    expect(await screen.findByText('هذا النص أطول من المسموح')).toBeVisible();
  });

  it('gets a new price without a new version of what is locked', async () => {
    const price = usd(500);
    const behind = { words: 1, images: 0, files: 0, minutes: 1 };
    const state = { isOpen: true, isRead: true, canBuy: false };
    const post = samplePost({ text: 'مقدمة', paid: { title: 'دليل', price, behind, ...state } });
    const locked = {
      postId: post._id,
      title: 'دليل',
      author: AUTHOR,
      free: 'مقدمة',
      version: 1,
      newest: 1,
      bought: null,
      text: 'السر',
      media: [],
      files: [],
      changedAt: '2026-11-20T10:00:00.000Z',
    };
    const { user } = renderComposer('CREATOR', { post, locked });
    expect(await screen.findByRole('textbox', { name: 'الجزء المدفوع' })).toHaveValue('السر');
    await user.clear(screen.getByLabelText('السعر'));
    await user.type(screen.getByLabelText('السعر'), '9');
    vi.mocked(call).mockResolvedValueOnce(post);
    await user.click(screen.getByRole('button', { name: 'حفظ التعديلات' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(call).toHaveBeenCalledWith(updatePost, {
      params: { id: post._id },
      body: { text: 'مقدمة', media: [], audience: 'public', paid: { title: 'دليل', price: usd(900) } },
    });
  });
});
