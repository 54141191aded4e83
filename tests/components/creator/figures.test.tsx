import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Figures } from '@/components/creator/figures/figures';
import { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { downloadFile } from '@/lib/client/download';
import { exportCreatorStats, getCreatorStats } from '@/lib/client/endpoints.gen';
import { stripBidiMarks } from '@/lib/shared/arabic';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
vi.mock('@/lib/client/download', () => ({ downloadFile: vi.fn() }));

const usd = (amount: number) => ({ amount, currency: 'USD' });
const ID = '01890000-0000-7000-8000-000000000001';
const row = (at: string, amount = 0, views = 0, visitors = views, buyers = 0) => ({
  at,
  income: [usd(amount)],
  views,
  visitors,
  buyers,
  productBuyers: buyers,
});
const QUIET = {
  from: '2026-11-15',
  to: '2026-11-21',
  before: { from: '2026-11-08', to: '2026-11-14' },
  step: 'day',
  income: [{ now: usd(0), before: usd(0) }],
  views: { now: 0, before: 0 },
  visitors: { now: 0, before: 0 },
  buyers: { now: 0, before: 0 },
  productBuyers: { now: 0, before: 0 },
  data: [row('2026-11-20'), row('2026-11-21')],
  sources: [],
  products: [],
  posts: [],
};
const STATS = {
  ...QUIET,
  income: [{ now: usd(5400), before: usd(2700) }],
  views: { now: 50, before: 100 },
  visitors: { now: 40, before: 80 },
  buyers: { now: 3, before: 0 },
  productBuyers: { now: 3, before: 0 },
  data: [row('2026-11-19'), row('2026-11-20', 5400, 50, 40, 3), row('2026-11-21')],
  sources: [
    { source: 'search', host: 'google.com', visitors: 30 },
    { source: 'other', host: 'a.example', visitors: 4 },
    { source: 'explore', host: null, visitors: 4 },
  ],
  products: [
    {
      _id: ID,
      title: 'دليل الخط',
      slug: 'دليل',
      type: 'guide_ebook',
      cover: null,
      status: 'published',
      views: 50,
      buyers: 3,
      income: [usd(5400)],
      trend: [0, 50, 0],
    },
    {
      _id: ID.replace(/1$/, '2'),
      title: null,
      slug: null,
      type: null,
      cover: null,
      status: 'deleted',
      views: 0,
      buyers: 0,
      income: [usd(0)],
      trend: [0, 0, 0],
    },
  ],
};

function answer(stats: unknown, products: unknown[] = []) {
  vi.mocked(call).mockImplementation(async (endpoint) => {
    if (endpoint !== getCreatorStats) return { data: products, nextCursor: null } as never;
    if (stats instanceof Error) throw stats;
    return stats as never;
  });
}
const show = () => renderPage(<Figures userId={ID} />);

beforeEach(() => {
  vi.mocked(call).mockReset();
  vi.mocked(downloadFile).mockReset();
});

describe('the page without figures', () => {
  it('says when the figures cannot be loaded', async () => {
    answer(new ApiError({ code: 'unavailable', status: 503, detail: 'الخدمة مشغولة' }));
    show();
    expect(await screen.findByRole('alert')).toHaveTextContent('تعذّر تحميل أرقامك');
  });

  it('leads a creator without published products to create one', async () => {
    answer(QUIET, [{ _id: ID, title: 'مسودة', slug: 'x', status: 'draft' }]);
    show();
    expect(await screen.findByRole('link', { name: 'أنشئ منتجًا' })).toHaveAttribute(
      'href',
      '/product/create',
    );
    expect(screen.queryByRole('button', { name: 'نزّل CSV' })).not.toBeInTheDocument();
  });

  it('links to a published product that nobody has viewed yet', async () => {
    answer(QUIET, [{ _id: ID, title: 'دليل', slug: 'd', status: 'published' }]);
    show();
    const link = await screen.findByRole('link', { name: /دليل/ });
    expect(link).toHaveAttribute('href', `/products/${ID}/d`);
  });
});

describe('the figures', () => {
  it('are totals compared with the period before, and a click selects another total', async () => {
    answer(STATS);
    const { user } = show();
    const income = await screen.findByRole('button', { name: /^الدخل/ });
    expect(income).toHaveAttribute('aria-pressed', 'true');
    expect(stripBidiMarks(income.textContent ?? '')).toContain('$54.00');
    expect(stripBidiMarks(income.textContent ?? '')).toContain('أعلى من المدة السابقة بنسبة 100%');
    const views = screen.getByRole('button', { name: /^المشاهدات/ });
    expect(stripBidiMarks(views.textContent ?? '')).toContain('من 40 زائرًا');
    expect(stripBidiMarks(views.textContent ?? '')).toContain('أقل من المدة السابقة بنسبة 50%');
    expect(screen.getByRole('button', { name: /^المشترون/ })).toHaveTextContent('لا شيء في المدة السابقة');
    const conversion = screen.getByRole('button', { name: /^نسبة الشراء/ });
    expect(conversion).toHaveTextContent('7.5%');
    expect(conversion).toHaveTextContent('أعلى من المدة السابقة بمقدار 7.5 نقطة مئوية');
    await user.click(views);
    expect(views).toHaveAttribute('aria-pressed', 'true');
    expect(income).toHaveAttribute('aria-pressed', 'false');
  });

  it('are also shown in a table, without the days when nothing happened', async () => {
    answer(STATS);
    const { user } = show();
    const toggle = await screen.findByRole('button', { name: 'اعرضها جدولًا' });
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await user.click(toggle);
    const table = screen.getByRole('table', { name: /^أرقامك بين 15/ });
    const rows = within(table).getAllByRole('row');
    expect(rows).toHaveLength(2);
    expect(rows[1]).toHaveTextContent(/20.*\$54\.00.*50.*3.*7\.5%.*40/);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
  });

  it('say how they are computed', async () => {
    answer(STATS);
    show();
    expect(
      await screen.findByText(/نسبة الشراء: مشترو المنتجات ÷ زوّارها في الأيام نفسها/),
    ).toBeInTheDocument();
  });

  it('list the paid posts that were bought; the one that was deleted leads nowhere', async () => {
    const sold = { buyers: 2, income: [usd(900)] };
    const posts = [
      { _id: ID, title: 'درس في الخط', isPublished: true, ...sold },
      { _id: ID.replace(/1$/, '2'), title: 'درس محذوف', isPublished: false, ...sold },
    ];
    answer({ ...STATS, posts });
    show();
    const card = await screen.findByRole('region', { name: 'أفضل منشوراتك المدفوعة' });
    const [first, second] = within(card).getAllByRole('listitem');
    expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute('href', `/posts/${ID}`);
    expect(stripBidiMarks(first?.textContent ?? '')).toMatch(/درس في الخط.*\$9\.00.*2/);
    expect(second).toHaveTextContent('درس محذوف');
    expect(within(second as HTMLElement).queryByRole('link')).not.toBeInTheDocument();
  });

  it('list the sources with their shares, other sites without a link, and the rest', async () => {
    answer(STATS);
    show();
    const card = await screen.findByRole('region', { name: 'من أين يأتي زوّارك' });
    const rows = within(card).getAllByRole('listitem');
    expect(rows.map((one) => one.textContent)).toEqual([
      'google.comمحرّك بحث3075%',
      'a.exampleموقع آخر410%',
      'الاستكشاف410%',
      'مصادر أخرى25%',
    ]);
    expect(within(card).queryByRole('link')).not.toBeInTheDocument();
  });

  it('list the best products, and show a deleted product without a link', async () => {
    answer(STATS);
    show();
    const card = await screen.findByRole('region', { name: 'أفضل منتجاتك' });
    const [best, gone] = within(card).getAllByRole('listitem');
    expect(within(best as HTMLElement).getByRole('link', { name: 'دليل الخط' })).toHaveAttribute(
      'href',
      `/products/${ID}/${encodeURIComponent('دليل')}`,
    );
    expect(best).toHaveTextContent('الدخل$54.00المشاهدات50المشترون3نسبة الشراء6%');
    expect(gone).toHaveTextContent('منتج محذوف');
    expect(within(gone as HTMLElement).queryByRole('link')).not.toBeInTheDocument();
  });

  it('are loaded for a chosen range, and downloaded for the same range', async () => {
    answer(STATS);
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: '7 أيام' }));
    await waitFor(() =>
      expect(call).toHaveBeenCalledWith(getCreatorStats, { query: { range: '7d' } }, expect.anything()),
    );
    await user.click(await screen.findByRole('button', { name: 'نزّل CSV' }));
    await user.click(screen.getByRole('menuitem', { name: 'المصادر' }));
    const query = { range: '7d', table: 'sources' };
    expect(downloadFile).toHaveBeenCalledWith(exportCreatorStats, { query }, 'qeema-sources-7d.csv');
  });
});
