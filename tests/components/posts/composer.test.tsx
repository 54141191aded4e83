import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ViewerProvider } from '@/components/layout/viewer-context';
import { PostComposerDialog } from '@/components/posts/composer/composer-dialog';
import { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { createPost } from '@/lib/client/endpoints.gen';
import { upload } from '@/lib/client/upload';
import { renderPage } from '@/tests/setup/render';
import { samplePost, VIEWER } from './sample-post';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
vi.mock('@/lib/client/upload', () => ({ upload: vi.fn() }));

const DRAFT = `draft:post:${VIEWER._id}`;
const onClose = vi.fn();

function renderComposer() {
  return renderPage(
    <ViewerProvider viewer={VIEWER}>
      <PostComposerDialog onClose={onClose} />
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
  expect(upload).not.toHaveBeenCalled();
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
  vi.mocked(upload).mockResolvedValue({ _id: 'f1', name: 'a.png', size: 1, mime: 'image/webp', image: null });
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
