import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { FormShell } from '@/components/forms/form-shell';
import { ImageField } from '@/components/forms/image-field';
import { imageProblem } from '@/components/forms/image-rules';
import { MoneyField } from '@/components/forms/money-field';
import { PasswordField } from '@/components/forms/password-field';
import { PhoneField } from '@/components/forms/phone-field';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { addTags } from '@/components/forms/tags';
import { TagsField } from '@/components/forms/tags-field';
import { TextAreaField } from '@/components/forms/text-area-field';
import { TextField } from '@/components/forms/text-field';
import { renderPage } from '@/tests/setup/render';

// Another test checks the crop dialog.
vi.mock('@/components/forms/image-crop-dialog', () => ({
  ImageCropDialog: ({ onCrop }: { onCrop: (crop: unknown) => void }) => (
    <button type="button" onClick={() => onCrop(WHOLE)}>
      اعتماد
    </button>
  ),
}));

const WHOLE = { x: 0, y: 0, width: 1, height: 1 };
const anything = z.record(z.string(), z.unknown());

function show(field: React.ReactNode, defaults: Record<string, unknown>) {
  const onSubmit = vi.fn();
  const view = renderPage(
    <FormShell schema={async () => anything} defaultValues={defaults} onSubmit={onSubmit}>
      {field}
      <SubmitButton>حفظ</SubmitButton>
    </FormShell>,
  );
  const submit = async () => {
    await view.user.click(screen.getByRole('button', { name: 'حفظ' }));
    return onSubmit.mock.lastCall?.[0];
  };
  return { ...view, submit };
}

test('free text takes its own direction, and e-mails, numbers and passwords are left to right', () => {
  show(
    <>
      <TextField name="a" label="الاسم" />
      <TextField name="b" label="البريد" type="email" />
      <PhoneField name="c" label="الجوال" />
      <PasswordField name="d" label="كلمة المرور" autoComplete="current-password" />
      <MoneyField name="e" label="السعر" currency="USD" />
    </>,
    {},
  );
  expect(screen.getByLabelText('الاسم')).toHaveAttribute('dir', 'auto');
  for (const label of ['البريد', 'الجوال', 'كلمة المرور', 'السعر']) {
    expect(screen.getByLabelText(label), label).toHaveAttribute('dir', 'ltr');
  }
});

test('a password can be shown and hidden again', async () => {
  const { user } = show(<PasswordField name="p" label="كلمة المرور" autoComplete="new-password" />, {
    p: '',
  });
  expect(screen.getByLabelText('كلمة المرور')).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'إظهار كلمة المرور' }));
  expect(screen.getByLabelText('كلمة المرور')).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'إخفاء كلمة المرور' }));
  expect(screen.getByLabelText('كلمة المرور')).toHaveAttribute('type', 'password');
});

test('prices are typed in any digits and kept in minor units', async () => {
  const { user, submit } = show(<MoneyField name="price" label="السعر" currency="USD" />, { price: 1999 });
  const field = screen.getByLabelText('السعر');
  expect(field).toHaveValue('19.99');
  await user.clear(field);
  expect(await submit()).toEqual({ price: null });
  await user.type(field, '١٢٫٥');
  expect(await submit()).toEqual({ price: 1250 });
  await user.type(field, 'x');
  expect(field).toHaveValue('١٢٫٥x');
  expect(await submit()).toEqual({ price: Number.NaN });
});

test('a price with separators is shown as it is read, and refused where it may be two', async () => {
  const { user, submit } = show(<MoneyField name="price" label="السعر" currency="USD" />, { price: null });
  const field = screen.getByLabelText('السعر');
  await user.type(field, '7,5');
  expect(field).toHaveAccessibleDescription(/المبلغ .*\$7\.50/);
  expect(await submit()).toEqual({ price: 750 });
  await user.type(field, '00');
  expect(field).toHaveAccessibleDescription(/المبلغ .*\$7,500\.00/);
  expect(await submit()).toEqual({ price: 750_000 });
});

test('an amount of three decimals that may be two amounts is refused, with both', async () => {
  const { user, submit } = show(<MoneyField name="price" label="المبلغ" currency="KWD" />, { price: 1250 });
  const field = screen.getByLabelText('المبلغ');
  expect(field).toHaveValue('1.250');
  expect(field).not.toBeInvalid();
  await user.clear(field);
  await user.type(field, '١,٢٥٠');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/1,250\.000.*1\.250/);
  expect(await submit()).toEqual({ price: Number.NaN });
});

test('typed words become separate tags without spaces or repeats, up to the limit', () => {
  expect(addTags(['a'], ' #b  c،d\ne a ', 10)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(addTags(['a'], 'b c', 2)).toEqual(['a', 'b']);
});

test('a space or Enter ends a tag, and Backspace removes the last tag', async () => {
  const { user, submit } = show(<TagsField name="tags" label="الوسوم" />, { tags: [] });
  const field = screen.getByLabelText('الوسوم');
  await user.type(field, 'تصميم ux{Enter}');
  expect(screen.getByText('#تصميم')).toBeInTheDocument();
  await user.type(field, '{Backspace}');
  expect(await submit()).toEqual({ tags: ['تصميم'] });
});

test('the counter of a text counts the characters that readers see', () => {
  show(<TextAreaField name="bio" label="نبذة" max={3} />, { bio: 'مُحَمَّد' });
  expect(screen.getByText('4 / 3').parentElement).toHaveClass('over');
});

test.each([
  [{ name: 'x.pdf', size: 1 }, 'validation:imageType'],
  [{ name: 'noending', size: 1 }, 'validation:imageType'],
  [{ name: 'x.png', size: 11 * 1024 * 1024 }, 'validation:imageSize'],
  [{ name: 'X.JPEG', size: 1 }, undefined],
])('the picture file %o has the problem %s', (file, problem) => {
  expect(imageProblem(file)).toBe(problem);
});

test('a picture is uploaded, described and sent by its id, and a failed upload is shown', async () => {
  const image = { url: '/api/files/1/image', width: 800, height: 600, widths: [400, 800] };
  const upload = vi.fn().mockRejectedValueOnce(new Error('x')).mockResolvedValueOnce({ _id: 'f1', image });
  const { user, submit, container } = show(
    <ImageField name="cover" label="الغلاف" upload={upload} withAlt />,
    {
      cover: null,
    },
  );
  const input = container.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  const picture = new File(['x'], 'a.png', { type: 'image/png' });
  const choose = async () => {
    await user.upload(input, picture);
    await user.click(await screen.findByRole('button', { name: 'اعتماد' }));
  };
  await choose();
  expect(await screen.findByRole('alert')).toHaveTextContent('تعذّر الوصول إلى الخادم');
  await choose();
  expect(upload.mock.lastCall).toEqual([picture, expect.objectContaining({ crop: WHOLE })]);
  await user.type(await screen.findByLabelText('وصف الصورة'), 'غلاف');
  expect(await submit()).toEqual({ cover: { fileId: 'f1', image, alt: 'غلاف' } });
});

test('when the form holds a number, a select shows what it stands for', async () => {
  const options = [
    { value: '7', label: 'سبعة أيام' },
    { value: '14', label: 'أسبوعان' },
  ];
  const { user, submit } = show(<SelectField name="days" label="المهلة" options={options} />, { days: 14 });
  expect(screen.getByRole('combobox', { name: 'المهلة' })).toHaveTextContent('أسبوعان');
  expect(await submit()).toEqual({ days: 14 });
  await user.click(screen.getByRole('combobox', { name: 'المهلة' }));
  await user.click(screen.getByRole('option', { name: 'سبعة أيام' }));
  expect(await submit()).toEqual({ days: '7' });
});

test('when the value is not among the options, a select shows nothing', () => {
  show(<SelectField name="days" label="المهلة" options={[{ value: '7', label: 'سبعة أيام' }]} />, {
    days: 8,
  });
  expect(screen.getByRole('combobox', { name: 'المهلة' })).not.toHaveTextContent('سبعة');
});
