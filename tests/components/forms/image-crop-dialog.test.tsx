import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ImageCropDialog } from '@/components/forms/image-crop-dialog';
import { renderPage } from '@/tests/setup/render';

// jsdom has no layout: the stage is 400 × 300, the picture 800 × 600 and covers it.
const STAGE = { width: 400, height: 300 };
const PICTURE = { width: 800, height: 600 };

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
  const sizes = { clientWidth: STAGE.width, clientHeight: STAGE.height };
  for (const [name, size] of Object.entries(sizes)) {
    vi.spyOn(HTMLElement.prototype, name as 'clientWidth', 'get').mockReturnValue(size);
  }
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    DOMRect.fromRect?.(STAGE) ?? ({ x: 0, y: 0, ...STAGE } as DOMRect),
  );
});
afterEach(() => vi.restoreAllMocks());

function open() {
  const given = { onCrop: vi.fn(), onCancel: vi.fn(), onRefuse: vi.fn() };
  const file = new File(['x'], 'a.png', { type: 'image/png' });
  const shown = () => (
    <ImageCropDialog file={file} shape={{ ratio: 1, round: true }} progress={null} {...given} />
  );
  const view = renderPage(shown());
  const dialog = screen.getByRole('dialog', { name: 'اضبط الصورة' });
  return { ...view, ...given, shown, dialog, image: dialog.querySelector('img') as HTMLImageElement };
}

function load(image: HTMLImageElement, picture: typeof PICTURE) {
  vi.spyOn(image, 'naturalWidth', 'get').mockReturnValue(picture.width);
  vi.spyOn(image, 'naturalHeight', 'get').mockReturnValue(picture.height);
  vi.spyOn(image, 'offsetWidth', 'get').mockReturnValue(STAGE.width);
  vi.spyOn(image, 'offsetHeight', 'get').mockReturnValue(STAGE.height);
  fireEvent.load(image);
}

async function show(picture = PICTURE) {
  const { shown: _, image, ...view } = open();
  load(image, picture);
  const accept = async () => {
    await view.user.click(screen.getByRole('button', { name: 'اعتماد الصورة' }));
    return view.onCrop.mock.lastCall?.[0];
  };
  return { ...view, image, accept };
}

it('a picture that the browser cannot show is refused', async () => {
  const { image, onRefuse } = await show();
  fireEvent.error(image);
  expect(onRefuse).toHaveBeenCalledWith('validation:imageUnreadable');
});

it('a picture of more than 40 megapixels is refused when it is opened', async () => {
  const { onRefuse } = await show({ width: 10_000, height: 10_000 });
  expect(onRefuse).toHaveBeenCalledWith('validation:imagePixels');
});

it('when the page renders again before a slow device has decoded the picture, the crop waits for it', async () => {
  const { shown, image, rerenderPage } = open();
  // The size that a browser reports for a picture that it has not decoded.
  vi.spyOn(image, 'offsetHeight', 'get').mockReturnValue(STAGE.height);
  rerenderPage(shown());
  rerenderPage(shown());
  expect(image.style.transform).toContain('scale(1)');

  load(image, PICTURE);
  expect(screen.getByRole('button', { name: 'اعتماد الصورة' })).toBeEnabled();
});

it('the crop is the largest square in the middle until the member changes it', async () => {
  const { accept } = await show();
  const { x, y, width, height } = await accept();
  expect([x, y, width, height].map((share) => Math.round(share * 1000))).toEqual([125, 0, 750, 1000]);
});

it('the crop moves and zooms by keyboard, and zooms by button', async () => {
  const { user, accept } = await show();
  const area = screen.getByRole('group', { name: 'موضع القصّ: حرّكه بمفاتيح الأسهم' });
  area.focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  const moved = await accept();
  expect(moved.x).toBeLessThan(0.125);
  expect([moved.width, moved.height].map((share) => Math.round(share * 1000))).toEqual([750, 1000]);

  const slider = screen.getByRole('slider', { name: 'التقريب' });
  slider.focus();
  await user.keyboard('{End}');
  const near = await accept();
  expect(near.height).toBeCloseTo(240 / PICTURE.height);
  slider.focus();
  await user.keyboard('{Home}');
  expect((await accept()).height).toBeCloseTo(1);
  await user.click(screen.getByRole('button', { name: 'تقريب' }));
  expect((await accept()).height).toBeLessThan(1);
});

it('Enter accepts the crop, but not while a button has the focus', async () => {
  const { user, onCrop, onCancel } = await show();
  screen.getByRole('button', { name: 'إلغاء' }).focus();
  await user.keyboard('{Enter}');
  expect([onCrop.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 1]);
  screen.getByRole('slider', { name: 'التقريب' }).focus();
  await user.keyboard('{Enter}');
  expect(onCrop).toHaveBeenCalledTimes(1);
});

it('the crop never leaves the picture, however far it is moved', async () => {
  const { user, accept } = await show();
  screen.getByRole('group', { name: /موضع القصّ/ }).focus();
  await user.keyboard('{ArrowLeft>60/}{ArrowUp>60/}');
  const { x, y, width, height } = await accept();
  expect(x + width).toBeCloseTo(1);
  expect([x, y, height].map((share) => Math.round(share * 1000))).toEqual([250, 0, 1000]);
});

it('Escape closes the dialog, but an upload is cancelled only by its button', async () => {
  const { user, onCancel, rerenderPage, onCrop, onRefuse } = await show();
  await user.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(1);
  rerenderPage(
    <ImageCropDialog
      file={new File(['x'], 'a.png')}
      shape={{ ratio: 3 }}
      progress={0.4}
      onCrop={onCrop}
      onCancel={onCancel}
      onRefuse={onRefuse}
    />,
  );
  await user.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(1);
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByRole('progressbar', { name: 'جارٍ الرفع' })).toHaveAttribute(
    'aria-valuenow',
    '40',
  );
  await user.click(within(dialog).getByRole('button', { name: 'إلغاء الرفع' }));
  expect(onCancel).toHaveBeenCalledTimes(2);
});
