import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RichDescription } from '@/components/products/rich-description';
import { readDescription } from '@/lib/shared/description';

const show = (text: string) => render(<RichDescription blocks={readDescription(text)} />).container;

describe('RichDescription', () => {
  it('shows HTML in a description as plain text', () => {
    const page = show('<img src=x onerror=alert(1)>\n\n<script>alert(1)</script>');
    expect(page.querySelector('img, script')).toBeNull();
    expect(page).toHaveTextContent('<img src=x onerror=alert(1)>');
  });

  it('marks links as not ours for search engines and other sites', () => {
    show('[الموقع](https://x.example/)');
    const link = screen.getByRole('link', { name: 'الموقع' });
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
    expect(link).toHaveAttribute('href', 'https://x.example/');
  });

  it('renders lists, headings and quotes as their own elements', () => {
    const page = show('## لمن\n\n- أساسيات\n- أدوات\n\n3. ثالث\n4. رابع\n\n> قول');
    expect(screen.getByRole('heading', { level: 3, name: 'لمن' })).toBeInTheDocument();
    const [plain, numbered] = screen.getAllByRole('list') as [HTMLElement, HTMLElement];
    expect(
      within(plain)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['أساسيات', 'أدوات']);
    expect(numbered).toHaveAttribute('start', '3');
    expect(page.querySelector('blockquote')).toHaveTextContent('قول');
  });

  it('gives each block the direction of its own words, also inside list items', () => {
    const page = show('فقرة\n\nA paragraph\n\n- بند\n\n- item');
    const own = [...page.querySelectorAll('[dir]')];
    expect(own.map(({ tagName }) => tagName)).toEqual(['P', 'P', 'LI', 'LI']);
    expect(own.every((element) => element.getAttribute('dir') === 'auto')).toBe(true);
  });
});
