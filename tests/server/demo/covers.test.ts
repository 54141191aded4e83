import { describe, expect, it } from 'vitest';
import { DEMO_PRODUCTS } from '@/lib/server/demo/content';
import { fitting, setTitle } from '@/lib/server/demo/pictures/lettering';
import { seal } from '@/lib/server/demo/pictures/patterns';

const ROOM = { width: 472, height: 510, most: 138, leading: 1.36 };
const LONG = [
  'الدليل الشامل في إدارة المشاريع الصغيرة من الفكرة إلى التسليم',
  'A Practical Introduction to the Art of Arabic Typography for Designers',
  'المستشفيات والمؤسسات',
];

describe('the title of a cover', () => {
  it.each([...DEMO_PRODUCTS.map(({ cover }) => cover), ...LONG])('fits into its space: %s', (title) => {
    for (const face of ['naskhBold', 'kufiBold', 'readexBold'] as const) {
      const { lines, size } = setTitle(title, face, ROOM);
      expect(lines.join(' ')).toBe(title);
      expect(size).toBeLessThanOrEqual(fitting(lines, ROOM.width, ROOM.most, face) + 0.01);
      expect(size * (1 + (lines.length - 1) * ROOM.leading)).toBeLessThanOrEqual(ROOM.height + 0.01);
      expect(size).toBeGreaterThan(40);
    }
  });

  it('is broken only where it may be: no line ends with a word that belongs to the next', () => {
    const endings = [...LONG, 'Git في ساعة', 'حصّة في تصميم الهوية'].flatMap((title) =>
      setTitle(title, 'readexBold', ROOM)
        .lines.slice(0, -1)
        .map((line) => line.split(' ').at(-1)),
    );
    expect(endings.length).toBeGreaterThan(4);
    expect(endings.filter((word) => /^(في|من|إلى|to|the|of|for|a)$/.test(word ?? ''))).toEqual([]);
  });
});

it('the star of the covers has eight points', () => {
  const far = seal(0, 0, 100).filter(([x, y]) => Math.hypot(x, y) > 99);
  expect(far).toHaveLength(8);
});
