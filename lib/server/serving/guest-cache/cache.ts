import { LRUCache } from 'lru-cache';
import type { PageCache } from '@/lib/server/adapters/cache/port';
import { log } from '@/lib/server/log';
import { Entry } from './entry';
import type { Keepable } from './keepable';
import type { Render } from './render';

type Kept<P> = { entry: Entry; page: P };

type Rendering<P> = { page: P; entry: Promise<Entry | undefined> };

export type Answer = { entry: Entry; how: 'hit' | 'stale' | 'miss' };

/**
 * Rendered guest pages, or lists; when they outgrow `maxBytes`, the least recently used are removed. However many
 * readers ask for a page at once, it is rendered once. After its fresh time, an old page is still sent for the same
 * time again while a new one is rendered.
 */
export class GuestCache<P extends Keepable> implements PageCache {
  private readonly pages: LRUCache<string, Kept<P>>;
  private readonly rendering = new Map<string, Rendering<P>>();
  private readonly byTag = new Map<string, Set<string>>();

  constructor(
    private readonly render: Render<P>,
    private readonly vary: string,
    maxBytes = 32 * 1024 ** 2,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.pages = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ entry }) => entry.size,
      dispose: ({ page }) => this.untag(page),
    });
  }

  /** Whether the page is being rendered already: everybody who asks for it waits for the same one. */
  isRendering(page: P): boolean {
    return this.rendering.has(page.key);
  }

  /** The stored page, however old; nothing is rendered. */
  kept(page: P): Answer | undefined {
    const kept = this.pages.peek(page.key);
    if (!kept) return undefined;
    const isFresh = this.now() - kept.entry.renderedAt < page.seconds * 1000;
    return { entry: kept.entry, how: isFresh ? 'hit' : 'stale' };
  }

  /**
   * How old an answer is, in milliseconds; undefined when it is not the stored one, for example because it was touched
   * while it was rendered.
   */
  ageOf(page: P, entry: Entry): number | undefined {
    return this.pages.peek(page.key)?.entry === entry ? this.now() - entry.renderedAt : undefined;
  }

  /**
   * The page; the stored one where rendering fails. Undefined when its answer belongs to one visitor only (it sets a
   * cookie), or when rendering failed and nothing is stored.
   */
  async get(page: P): Promise<Answer | undefined> {
    const kept = this.pages.get(page.key);
    const age = kept ? (this.now() - kept.entry.renderedAt) / 1000 : Number.POSITIVE_INFINITY;
    if (kept && age < 2 * page.seconds) {
      if (age < page.seconds) return { entry: kept.entry, how: 'hit' };
      void this.renderOnce(page);
      return { entry: kept.entry, how: 'stale' };
    }
    const entry = await this.renderOnce(page);
    if (entry && entry.status < 500) return { entry, how: 'miss' };
    return this.kept(page) ?? (entry && { entry, how: 'miss' });
  }

  private renderOnce(page: P): Promise<Entry | undefined> {
    const running = this.rendering.get(page.key);
    if (running) return running.entry;
    const started: Rendering<P> = { page, entry: this.renderEntry(page) };
    this.rendering.set(page.key, started);
    void started.entry.then((entry) => {
      // Not when it was touched meanwhile: then the page may show the former state.
      if (this.rendering.get(page.key) !== started) return;
      this.rendering.delete(page.key);
      if (entry?.status === 200) this.keep(page, entry);
    });
    return started.entry;
  }

  private async renderEntry(page: P): Promise<Entry | undefined> {
    try {
      const rendered = await this.render(page);
      return rendered && new Entry(rendered, this.vary, this.now());
    } catch (error) {
      // The visitor is sent to Next. What they search for is not logged.
      log.warn({ err: error, path: page.key.split('?', 1)[0] }, 'not rendered for guests');
      return undefined;
    }
  }

  private keep(page: P, entry: Entry): void {
    this.pages.set(page.key, { entry, page });
    if (!this.pages.has(page.key)) return; // larger than the whole cache
    for (const tag of page.tags) {
      const keys = this.byTag.get(tag) ?? new Set();
      this.byTag.set(tag, keys.add(page.key));
    }
  }

  private untag(page: P): void {
    for (const tag of page.tags) {
      const keys = this.byTag.get(tag);
      keys?.delete(page.key);
      if (keys?.size === 0) this.byTag.delete(tag);
    }
  }

  invalidate(tags: readonly string[]): void {
    for (const [key, { page }] of this.rendering) {
      if (page.tags.some((tag) => tags.includes(tag))) this.rendering.delete(key);
    }
    for (const key of tags.flatMap((tag) => [...(this.byTag.get(tag) ?? [])])) this.pages.delete(key);
  }

  clear(): void {
    this.pages.clear();
    this.rendering.clear();
  }
}
