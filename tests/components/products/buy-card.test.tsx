import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ViewerProvider } from '@/components/layout/viewer-context';
import { BuyCard } from '@/components/products/buy-card';
import { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { addCartLine, listLookAlikes } from '@/lib/client/endpoints.gen';
import { storeToken } from '@/lib/client/token';
import type { ProductView } from '@/lib/contract/products';
import { answerWith } from '@/tests/components/settings/answers';
import { renderPage } from '@/tests/setup/render';
import { sampleLesson } from '@/tests/setup/sample-course';
import { sampleProduct } from './sample-product';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));

const MEMBER = {
  _id: 'me',
  name: 'سارة',
  handle: 'sara',
  bio: '',
  profilePic: null,
  role: 'MEMBER' as const,
};

function show(product: ProductView, viewer: typeof MEMBER | null = MEMBER) {
  return renderPage(
    <ViewerProvider viewer={viewer}>
      <BuyCard product={product} />
    </ViewerProvider>,
  );
}

/** The answer to putting a product into the cart; nobody's name looks like the seller's. */
const answer = (toCart?: unknown) =>
  answerWith([
    [listLookAlikes, { data: [] }],
    [addCartLine, toCart],
  ]);
const link = (name: RegExp | string) => screen.getByRole('link', { name });

const OFFER = {
  kind: 'bookings' as const,
  lengths: [],
  packages: [],
  place: 'link' as const,
  placeText: null,
  seats: 1,
  rules: { freeUntilHours: 24, halfUntilHours: 2 },
  byHand: false,
  questions: [],
  host: null,
  hours: null,
};

const OWNED = { owned: true, entitlementId: '01900000-0000-7000-8000-0000000000e1' };

beforeEach(() => {
  answer();
  storeToken('a-token');
});

describe('BuyCard', () => {
  it('leads a guest to sign in, and back to this product', () => {
    const product = sampleProduct();
    show(product, null);
    const back = `/login?callbackUrl=${encodeURIComponent(`/products/${product._id}/${encodeURIComponent(product.slug)}`)}`;
    expect(link('اشترِ الآن')).toHaveAttribute('href', back);
    expect(link('أضف إلى السلة')).toHaveAttribute('href', back);
  });

  it.each([
    ['files', { kind: 'files' as const }],
    ['a course', { kind: 'courses' as const, type: 'full_course' as const }],
  ])('names no payment and no refund for %s that cost nothing', (_, change) => {
    const { container } = show(sampleProduct({ ...change, price: { amount: 0, currency: 'USD' } }));
    expect(container).toHaveTextContent('وصول فوري');
    expect(container).not.toHaveTextContent(/دفع|استرداد|يُسترد/);
  });

  it('promises no details or link of a session at once: they come later', () => {
    const change = { kind: 'bookings' as const, type: 'consulting' as const, outline: OFFER };
    const { container } = show(sampleProduct(change));
    expect(container).toHaveTextContent('تصلك رسالة فورًا');
    expect(container).not.toHaveTextContent(/التفاصيل|وصول فوري/);
  });

  it.each([
    ['all at once where no lesson waits', [null, null], /وصول فوري بعد الدفع/],
    ['the first lessons where others wait', [null, 7], /يُفتح أوله فورًا وبقيته في مواعيده/],
    ['the dates where all lessons wait', [7, 14], /يُفتح في مواعيده/],
  ])('promises of a course %s', (_, days, words) => {
    const lessons = days.map((afterDays, at) => sampleLesson(at, { opens: { afterDays, on: null } }));
    const facts = {
      requirements: [],
      lessonsCount: 2,
      seconds: 180,
      unfinishedCount: 0,
      unplayable: [],
      isSeries: false,
    };
    const sections = [{ _id: 's1', title: 'الأول', lessons }];
    const outline = {
      ...facts,
      kind: 'courses' as const,
      sections,
      level: 'beginner' as const,
      language: 'ar' as const,
    };
    const { container } = show(sampleProduct({ kind: 'courses', type: 'full_course', outline }));
    expect(container).toHaveTextContent(words);
    expect(/وصول فوري/.test(container.textContent ?? '')).toBe(!days.some((day) => day !== null));
  });

  it('offers nothing to buy when the product is not for sale', () => {
    show(sampleProduct({ status: 'unpublished' }));
    expect(screen.queryByRole('link', { name: 'اشترِ الآن' })).not.toBeInTheDocument();
    expect(screen.getByText('هذا المنتج غير معروض للبيع الآن.')).toBeInTheDocument();
  });

  it('says why the API refused the product for the cart', async () => {
    answer(new ApiError({ code: 'already_owned', status: 409, detail: 'اشتريت هذا المنتج من قبل' }));
    const { user } = show(sampleProduct());
    await user.click(screen.getByRole('button', { name: 'أضف إلى السلة' }));
    expect(await screen.findByText('اشتريت هذا المنتج من قبل')).toBeInTheDocument();
  });

  it('offers the product again to its owner when it is bought each time', () => {
    show(sampleProduct(OWNED));
    expect(link('افتحه')).toBeVisible();
    expect(link('اشترِ الآن')).toBeVisible();
  });

  it('opens a product that the member owns instead of selling it again', () => {
    show(sampleProduct({ ...OWNED, can: { edit: false, publish: false, buy: false, review: true } }));
    expect(screen.getByText('مُشترى')).toBeInTheDocument();
    expect(link('افتحه')).toHaveAttribute('href', '/library/01900000-0000-7000-8000-0000000000e1');
    expect(screen.queryByText('أضف إلى السلة')).not.toBeInTheDocument();
  });

  it('shows the owner the product’s state and a link to edit it', () => {
    const product = sampleProduct({
      isMine: true,
      status: 'draft',
      can: { edit: true, publish: true, buy: false, review: false },
    });
    show(product);
    expect(screen.getByText('مسودة')).toBeInTheDocument();
    expect(link('تعديل المنتج')).toHaveAttribute('href', `/product/${product._id}/edit`);
    expect(screen.queryByText('اشترِ الآن')).not.toBeInTheDocument();
  });

  it('links to the checkout, or puts the product into the cart', async () => {
    const product = sampleProduct();
    answer({ lines: [], total: product.price, count: 1 });
    const { user } = show(product);
    expect(link('اشترِ الآن')).toHaveAttribute('href', `/checkout?product=${product._id}`);
    await user.click(screen.getByRole('button', { name: 'أضف إلى السلة' }));
    await waitFor(() => expect(call).toHaveBeenCalledWith(addCartLine, { body: { productId: product._id } }));
    expect(await screen.findByText('أُضيف إلى السلة')).toBeInTheDocument();
  });

  it('moves the focus to the cart link that replaces the button', async () => {
    const product = sampleProduct();
    answer({ lines: [], total: product.price, count: 1 });
    const Shop = () => {
      const [inCart, setInCart] = useState(false);
      return (
        <ViewerProvider viewer={MEMBER}>
          <BuyCard product={{ ...product, inCart }} />
          <button type="button" onClick={() => setInCart(true)}>
            heard
          </button>
        </ViewerProvider>
      );
    };
    const { user } = renderPage(<Shop />);
    await user.click(screen.getByRole('button', { name: 'أضف إلى السلة' }));
    await screen.findByText('أُضيف إلى السلة');
    fireEvent.click(screen.getByText('heard'));
    await waitFor(() => expect(link('في السلة: افتحها')).toHaveFocus());
  });
});
