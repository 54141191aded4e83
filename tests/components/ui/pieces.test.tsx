import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Avatar } from '@/components/ui/avatar';
import { BidiText } from '@/components/ui/bidi-text';
import { EmptyView } from '@/components/ui/empty-view';
import { ErrorBlock } from '@/components/ui/error-block';
import { Handle } from '@/components/ui/handle';
import { Money } from '@/components/ui/money';
import { PriceTag } from '@/components/ui/price-tag';
import { RatingInput } from '@/components/ui/rating-input';
import { RatingStars } from '@/components/ui/rating-stars';
import { renderPage } from '@/tests/setup/render';

const usd = (amount: number) => ({ amount, currency: 'USD' });

test('a handle is left to right, and a person’s words take their own direction', () => {
  render(
    <>
      <Handle handle="sara" />
      <BidiText>سارة (Dev) 3!</BidiText>
    </>,
  );
  expect(screen.getByText('@sara')).toHaveAttribute('dir', 'ltr');
  expect(screen.getByText('سارة (Dev) 3!')).toHaveAttribute('dir', 'auto');
});

test('an avatar shows the initial, with the picture over it if there is one', () => {
  const { container, rerender } = render(<Avatar name="سارة" />);
  expect(container).toHaveTextContent('س');
  rerender(<Avatar name="سارة" src="/p/1" label="صورة سارة" />);
  expect(screen.getByRole('img', { name: 'صورة سارة' })).toHaveTextContent('س');
  expect(container.querySelector('img')).toHaveAttribute('src', '/p/1');
});

test('an avatar loads no more pixels than it shows, on screens with two or three per px', () => {
  const { container, rerender } = render(<Avatar name="سارة" src="/f/image/160" />);
  const asked = () => container.querySelector('img')?.srcset;
  expect(asked()).toBe('/f/image/96 2x, /f/image/160 3x');
  rerender(<Avatar name="سارة" src="/f/image/160" size={112} />);
  expect(asked()).toBe('/f/image/320 2x, /f/image/480 3x');
});

test('an error block offers a retry, and an empty view has no button', async () => {
  const onRetry = vi.fn();
  const { user, rerender } = renderPage(<ErrorBlock title="تعذّر" subtitle="لاحقًا" onRetry={onRetry} />);
  await user.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
  expect(onRetry).toHaveBeenCalledOnce();
  expect(screen.getByRole('alert')).toHaveTextContent('لاحقًا');
  rerender(<EmptyView drawing="search" title="لا نتائج" />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a price of zero is shown as free, and a negative amount left to right with its sign', () => {
  const { rerender, container } = renderPage(<PriceTag price={usd(0)} />, { locale: 'en' });
  expect(container).toHaveTextContent('Free');
  rerender(<Money money={usd(-5)} signed />);
  expect(screen.getByText('-$0.05')).toHaveAttribute('dir', 'ltr');
});

test('a bought product says that it is bought instead of showing its price', () => {
  renderPage(<PriceTag price={usd(1900)} owned />);
  expect(screen.getByText('مُشترى')).toBeInTheDocument();
  expect(screen.queryByText(/19/)).not.toBeInTheDocument();
});

test('a discount names the previous price for people who cannot see the line through it', () => {
  const { container } = renderPage(<PriceTag price={usd(1900)} before={usd(2500)} />, { locale: 'en' });
  expect(container.querySelector('s')).toHaveTextContent('Previous price $25');
});

test('rating stars name their value and count, and no ratings show no stars', () => {
  const { rerender } = renderPage(<RatingStars value={4.44} count={128} />, { locale: 'en' });
  expect(screen.getByRole('img', { name: '4.4 out of 5' })).toBeInTheDocument();
  expect(screen.getByText('(128 ratings)')).toBeInTheDocument();
  rerender(<RatingStars value={0} count={0} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('in Arabic, the left arrow gives one star more', async () => {
  const onChange = vi.fn();
  const { user } = renderPage(<RatingInput value={3} onChange={onChange} label="تقييمك" />);
  expect(screen.getByRole('group', { name: 'تقييمك' })).toBeInTheDocument();
  screen.getByRole('radio', { name: '3 نجوم' }).focus();
  await user.keyboard('{ArrowLeft}');
  expect(onChange).toHaveBeenLastCalledWith(4);
  await user.keyboard('{ArrowRight}');
  expect(onChange).toHaveBeenLastCalledWith(2);
  await user.click(screen.getByRole('radio', { name: 'نجمة واحدة' }));
  expect(onChange).toHaveBeenLastCalledWith(1);
});
