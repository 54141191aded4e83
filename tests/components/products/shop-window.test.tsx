import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FilesOutline } from '@/components/kinds/files/outline';
import { ViewerProvider } from '@/components/layout/viewer-context';
import { halvesOf } from '@/components/products/around-product';
import { ProductBand } from '@/components/products/product-band';
import { ProductComments } from '@/components/products/product-comments';
import { ProductPoints } from '@/components/products/product-points';
import { SellerCard } from '@/components/products/seller-card';
import { call } from '@/lib/client/call';
import { createComment, getProduct, getUser, listComments } from '@/lib/client/endpoints.gen';
import type { ProductShop, ProductView } from '@/lib/contract/products';
import { queryKey } from '@/lib/contract/query-key';
import type { Profile } from '@/lib/contract/users';
import { sampleComment, VIEWER } from '@/tests/components/posts/sample-post';
import { sampleProfile } from '@/tests/components/profile/sample-profile';
import { answerWith } from '@/tests/components/settings/answers';
import { renderPage } from '@/tests/setup/render';
import { sampleCard, sampleProduct } from './sample-product';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
vi.mock('next/navigation', () => ({ usePathname: () => '/products/1' }));

let comeNear: () => void;
class FakeObserver {
  constructor(callback: IntersectionObserverCallback) {
    comeNear = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
  }
  observe() {}
  disconnect() {}
}
beforeEach(() => {
  vi.mocked(call).mockReset();
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  window.localStorage.setItem('token', 'a-token');
});

const NOTHING: ProductShop['seller'] = {
  productsCount: 1,
  salesCount: 0,
  rating: { average: null, count: 0 },
};

async function showSeller(change: Partial<Profile>, figures = NOTHING) {
  const seller = sampleProfile(change);
  answerWith([[getUser, seller]]);
  renderPage(<SellerCard sellerId={seller._id} figures={figures} />);
  return screen.findByRole('region', { name: 'البائع' });
}

describe('SellerCard', () => {
  it('has no Follow button for the seller, and no figures when nothing was sold or rated', async () => {
    const card = await showSeller({ isMe: true });
    expect(within(card).queryByRole('button')).not.toBeInTheDocument();
    expect(within(card).queryByText(/بيع|تقييم/)).not.toBeInTheDocument();
    expect(within(card).queryByRole('link', { name: /كل المنتجات/ })).not.toBeInTheDocument();
  });

  it('shows the seller’s bio, figures and a link to their other products', async () => {
    const card = await showSeller(
      { bio: 'أكتب عن الخط', followersCount: 12 },
      { productsCount: 5, salesCount: 30, rating: { average: 4.5, count: 8 } },
    );
    for (const words of ['أكتب عن الخط', '30 عملية بيع', '12 متابعًا'])
      expect(within(card).getByText(words)).toBeInTheDocument();
    expect(within(card).getByRole('link', { name: 'كل المنتجات (5)' })).toHaveAttribute(
      'href',
      expect.stringContaining('tab=products'),
    );
    expect(within(card).getByRole('button', { pressed: false })).toBeInTheDocument();
  });
});

describe('ProductBand', () => {
  it('has no title when it has no products', () => {
    renderPage(<ProductBand id="band" title="قد يعجبك" products={[]} />);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('is a list under a title, with a lower heading for each product', () => {
    renderPage(<ProductBand id="band" title="قد يعجبك" products={[sampleCard()]} />);
    const band = screen.getByRole('region', { name: 'قد يعجبك' });
    expect(within(band).getByRole('heading', { level: 2 })).toBeInTheDocument();
    const [item] = within(band).getAllByRole('listitem') as [HTMLElement];
    expect(within(item).getByRole('heading', { level: 3, name: 'دليل الخط العربي' })).toBeInTheDocument();
  });
});

describe('ProductComments', () => {
  const product = sampleProduct({ commentsCount: 1 });

  function showComments() {
    answerWith([
      [listComments, { data: [sampleComment()], nextCursor: null }],
      [
        createComment,
        sampleComment({ _id: '01900000-0000-7000-8000-0000000000d9', text: 'هل يشمل التحديثات؟' }),
      ],
    ]);
    const page = renderPage(
      <ViewerProvider viewer={VIEWER}>
        <ProductComments product={product} />
      </ViewerProvider>,
    );
    page.queryClient.setQueryData(queryKey(getProduct, { params: { id: product._id } }), product);
    return page;
  }

  it('loads nothing until the reader scrolls there', () => {
    showComments();
    expect(call).not.toHaveBeenCalled();
  });

  it('shows the comments, and counts the viewer’s own new one', async () => {
    const { user, queryClient } = showComments();
    act(() => comeNear());
    expect(await screen.findByText(sampleComment().text ?? '')).toBeInTheDocument();
    await user.type(screen.getByLabelText('اكتب تعليقًا'), 'هل يشمل التحديثات؟');
    await user.click(screen.getByRole('button', { name: 'أرسل التعليق' }));
    expect(await screen.findByText('هل يشمل التحديثات؟')).toBeInTheDocument();
    const count = () =>
      queryClient.getQueryData<ProductView>(queryKey(getProduct, { params: { id: product._id } }))
        ?.commentsCount;
    expect(count()).toBe(2);
  });
});

describe('bands of products', () => {
  const bands = (...lengths: number[]) => lengths.map((length) => Array.from({ length }, () => sampleCard()));

  it('share a line only when two in succession are short', () => {
    expect([...halvesOf(bands(2, 4, 1))]).toEqual([]);
    expect([...halvesOf(bands(2))]).toEqual([]);
    expect([...halvesOf(bands(2, 1, 4))]).toEqual([0, 1]);
    expect([...halvesOf(bands(1, 1, 1))]).toEqual([0, 1]);
  });
});

describe('what is inside, and who it is for', () => {
  const { files } = sampleProduct();
  const [file] = files as [ProductView['files'][number]];
  const sample = { ...file, _id: '01900000-0000-7000-8000-0000000000f9', name: 'عينة.pdf', isFree: true };
  const show = (forSale: boolean) =>
    renderPage(
      <FilesOutline
        product={sampleProduct()}
        outline={{ kind: 'files', files: [file, sample] }}
        forSale={forSale}
      />,
    );

  it('offers only samples before buying, and none to a buyer, who has all files', async () => {
    show(true).unmount();
    show(false);
    await screen.findByText('عينة.pdf');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('names the file of a sample', async () => {
    show(true);
    const link = await screen.findByRole('link', { name: 'نزّل عينة عينة.pdf' });
    expect(link).toHaveAttribute('href', `/api/product/${sampleProduct()._id}/samples/${sample._id}`);
  });

  it('shows nothing when its seller wrote nothing', () => {
    renderPage(<ProductPoints product={sampleProduct()} />);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('lists the gains and the audience, each under its title', () => {
    renderPage(
      <ProductPoints product={sampleProduct({ outcomes: ['تكتب بثقة'], audience: ['المبتدئون'] })} />,
    );
    const gains = screen.getByRole('region', { name: 'ماذا ستستفيد' });
    expect(within(gains).getByRole('listitem')).toHaveTextContent('تكتب بثقة');
    expect(screen.getByRole('region', { name: 'لمن هذا المنتج' })).toHaveTextContent('المبتدئون');
  });
});
