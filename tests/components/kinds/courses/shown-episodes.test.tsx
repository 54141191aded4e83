import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ShownEpisodes } from '@/components/kinds/courses/series/shown-episodes';
import { getListening, stopListening } from '@/components/listening/listening-store';
import { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { Messages } from '@/lib/i18n/page-messages';
import { sampleProduct } from '@/tests/components/products/sample-product';
import { renderPage } from '@/tests/setup/render';
import { COURSE, sampleLesson } from '@/tests/setup/sample-course';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
// jsdom plays nothing.
vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});

const PURCHASE = 'the purchase';
const EPISODES = ['التاجر', 'الصياد', 'الملاح'].map((title, at) =>
  sampleLesson(at + 1, { title, type: 'audio', isPreview: at === 0 }),
);
const [FREE, BOUGHT] = EPISODES;

/** The room of its buyer: the last episode is not open yet. */
function room() {
  const progress = { isComplete: false, percent: 0, position: 0, positionAt: null };
  const lessons = EPISODES.map((each, at) => ({
    ...each,
    opensAt: at === 2 ? '2027-01-01T00:00:00.000Z' : null,
    isGated: false,
    isNew: false,
    isRemoved: false,
    progress,
  }));
  return {
    type: 'audio_series',
    title: 'حكايات',
    creator: 'دار القلم',
    cover: null,
    sections: [{ lessons }],
  };
}

let asked: string[] = [];
beforeEach(() => {
  act(stopListening);
  asked = [];
});

function show(entitlementId: string | null, answer: () => unknown = room) {
  vi.mocked(call).mockImplementation((async ({ id }: { id: string }) => {
    asked.push(id);
    return answer();
  }) as never);
  return renderPage(
    <Messages of={['kinds-courses']}>
      <ShownEpisodes product={sampleProduct({ _id: COURSE, entitlementId })} episodes={EPISODES} />
    </Messages>,
  );
}

const play = (title = FREE?.title) => screen.findByRole('button', { name: `شغّل «${title}»` });

describe('the episodes on the page of a series', () => {
  it('are heard there by guests where they are free, and no purchase is asked for', async () => {
    const { user } = show(null);
    await user.click(await play());
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(getListening().queue).toMatchObject({ by: 'product', id: COURSE });
    expect(asked).toEqual([]);
  });

  it('are heard in the purchase by who bought it, the free one too, so that their place is kept', async () => {
    const { user } = show(PURCHASE);
    await user.click(await play());
    expect(getListening().queue).toMatchObject({
      by: 'purchase',
      id: PURCHASE,
      episodes: [{ lessonId: FREE?._id }, { lessonId: BOUGHT?._id }],
    });
    await user.click(await play(BOUGHT?.title));
    expect(getListening().lessonId).toBe(BOUGHT?._id);
    expect(screen.getAllByRole('button')).toHaveLength(2);
  });

  it('have no button for a buyer until it is known what is open to them', async () => {
    let answers = (_: unknown) => {};
    show(PURCHASE, () => new Promise((done) => (answers = done)));
    await waitFor(() => expect(asked).toEqual(['getCourseRoom']));
    expect(screen.queryByRole('button')).toBeNull();
    await act(async () => answers(room()));
    expect(await play()).toBeVisible();
  });

  it('stay free where they are, for a buyer whose money is on its way back', async () => {
    const { user } = show(PURCHASE, () => {
      throw new ApiError({ code: 'not_entitled', status: 403 });
    });
    await user.click(await play());
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(getListening().queue).toMatchObject({ by: 'product', id: COURSE });
  });
});
