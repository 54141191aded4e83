import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LessonText } from '@/components/lesson-text/lesson-text';
import { cleanPasted } from '@/components/lesson-text/pasted';
import type { LessonBlock } from '@/lib/contract/kinds/lesson-text';
import { renderPage } from '@/tests/setup/render';

const words = (text: string) => ({ type: 'text', text }) as const;
const line = (text: string): LessonBlock => ({ type: 'paragraph', content: [words(text)] });
const draw = (...content: LessonBlock[]) =>
  renderPage(<LessonText doc={{ type: 'doc', content }} images={new Map()} />);

it('gives a list the direction of its first letter, and its items none', () => {
  draw({
    type: 'bulletList',
    content: [
      { type: 'listItem', content: [line('أوّل بند')] },
      { type: 'listItem', content: [line('Next.js بند ثانٍ')] },
    ],
  });
  expect(screen.getByRole('list')).toHaveAttribute('dir', 'rtl');
  for (const item of screen.getAllByRole('listitem')) expect(item.querySelector('[dir]')).toBeNull();
});

it('takes the direction that the author chose before that of the letters, and writes code from left to right', () => {
  draw(
    { type: 'paragraph', attrs: { dir: 'rtl' }, content: [words('Qeema قيمة')] },
    { type: 'codeBlock', content: [words('// تعليق')] },
  );
  expect(screen.getByText('Qeema قيمة')).toHaveAttribute('dir', 'rtl');
  expect(screen.getByText('// تعليق').closest('pre')).toHaveAttribute('dir', 'ltr');
});

it('draws what looks like HTML as words', () => {
  draw(line('<img src=x onerror=alert(1)>'));
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
});

it('leaves out a picture that is not among those of the lesson', () => {
  const { container } = draw({ type: 'image', attrs: { fileId: 'gone', alt: '' } });
  expect(container.querySelector('img')).toBeNull();
});

it('makes lists again of the paragraphs with drawn bullets that Word pastes', () => {
  const item = (bullet: string, text: string) =>
    `<p class="MsoListParagraphCxSpFirst"><!--[if !supportLists]--><span style="mso-list:Ignore">${bullet}</span><!--[endif]-->${text}<o:p></o:p></p>`;
  expect(cleanPasted(`<style>p{}</style>${item('·', 'ألف')}${item('·', 'باء')}${item('1.', 'جيم')}`)).toBe(
    '<ul data-from-word=""><li>ألف</li><li>باء</li></ul><ol data-from-word=""><li>جيم</li></ol>',
  );
});
