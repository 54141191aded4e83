import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CourseOutline } from '@/components/kinds/courses/outline';
import { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import type { CoursesOutline } from '@/lib/contract/kinds/course-facts';
import { stripBidiMarks } from '@/lib/shared/arabic';
import { sampleProduct } from '@/tests/components/products/sample-product';
import { renderPage } from '@/tests/setup/render';
import { COURSE, sampleCourse, sampleLesson, sampleView } from '@/tests/setup/sample-course';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));

function outlineOf(counts: readonly number[], change: Partial<CoursesOutline> = {}): CoursesOutline {
  const { sections } = sampleCourse(counts);
  const lessonsCount = counts.reduce((sum, count) => sum + count, 0);
  return {
    kind: 'courses',
    isSeries: false,
    level: 'beginner',
    language: 'ar',
    requirements: [],
    sections,
    lessonsCount,
    seconds: lessonsCount * 90,
    unfinishedCount: 0,
    unplayable: [],
    ...change,
  };
}

const show = (outline: CoursesOutline, locale: 'ar' | 'en' = 'ar') =>
  renderPage(<CourseOutline product={sampleProduct({ _id: COURSE })} outline={outline} forSale />, {
    locale,
  });

beforeEach(() => void vi.mocked(call).mockReset());

describe('what is in a course', () => {
  it('says so when there are no lessons yet', async () => {
    show(outlineOf([0]));
    expect(await screen.findByText('لم تُضف دروس بعد.')).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('has its sections, lessons and length in its title', async () => {
    show(outlineOf([2, 2]));
    await screen.findByRole('heading', { level: 2 });
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(
      'محتوى الدورة قسمان · 4 دروس · 6 دقائق',
    );
  });

  it.each([
    [false, { afterDays: 7, on: null }, 'يُفتح بعد 7 أيام من حصولك عليها'],
    [false, { afterDays: null, on: '2026-12-12' }, 'يُفتح في 12 ديسمبر 2026'],
    [true, { afterDays: 1, on: null }, 'تُفتح بعد يوم من حصولك عليها'],
  ])('says before the purchase when a lesson opens (series: %s, %j)', async (isSeries, opens, words) => {
    const [section] = sampleCourse([1]).sections;
    const lessons = [sampleLesson(1, { opens, type: isSeries ? 'audio' : 'video' }), sampleLesson(2)];
    show(outlineOf([2], { isSeries, sections: section ? [{ ...section, lessons }] : [] }));
    const [first, second] = await screen.findAllByRole('listitem');
    expect(stripBidiMarks(first?.textContent ?? '')).toContain(words);
    expect(second).not.toHaveTextContent(/فتح/);
  });

  it('has no heading for its only section', async () => {
    show(outlineOf([2]));
    await screen.findByRole('heading', { level: 2 });
    expect(screen.queryByText('القسم 1')).toBeNull();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('shows the first sections of a long one, and closes the others', async () => {
    const { container } = show(outlineOf([10, 10, 10]));
    await screen.findByRole('heading', { level: 2 });
    const open = [...container.querySelectorAll('details')].map((each) => each.open);
    expect(open).toEqual([true, true, false]);
  });
});

describe('a free preview', () => {
  const free = outlineOf([1]);
  const lesson = sampleLesson(1, { type: 'text', isPreview: true });
  const outline = { ...free, sections: free.sections.map((each) => ({ ...each, lessons: [lesson] })) };

  it('has no button where the lesson is not free', async () => {
    show(outlineOf([1]));
    await screen.findByRole('heading', { level: 2 });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('that cannot be loaded says why', async () => {
    vi.mocked(call).mockRejectedValue(new ApiError({ code: 'not_found', status: 404, detail: 'لم يعد هنا' }));
    const { user } = show(outline);
    await user.click(screen.getByRole('button', { name: /معاينة مجانية/ }));
    expect(await screen.findByText('لم يعد هنا')).toBeVisible();
  });

  it('is read in a dialog', async () => {
    vi.mocked(call).mockResolvedValue({ ...sampleView(lesson, 'أول الكلام'), images: [] } as never);
    const { user } = show(outline);
    await user.click(screen.getByRole('button', { name: /معاينة مجانية/ }));
    const dialog = await screen.findByRole('dialog', { name: 'الدرس 1' });
    expect(await within(dialog).findByText('أول الكلام')).toBeVisible();
  });
});
