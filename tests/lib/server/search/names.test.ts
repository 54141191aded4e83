import { describe, expect, it } from 'vitest';
import { namesOf, otherSpellings } from '@/lib/server/search/names';

const ABDULLAH = ['abdullah', 'abdallah'];
const RAHMAN = ['abdulrahman', 'abdelrahman', 'abdurrahman', 'abdalrahman'];
const RAHMAN_APART = ['عبد الرحمن', 'abdul rahman', 'abdel rahman', 'abdur rahman', 'abdal rahman'];

/** How else each name of a query is asked for: by other spellings of its words, and as one word or as two. */
const asked = (q: string) =>
  namesOf(q.split(' ')).map(({ words, ways }) => ({
    words: words.map(({ word, others }) => [word, ...others].join(' ')),
    ways: ways.map((way) => way.join(' ')).sort(),
  }));

describe('a common name is also asked for as it is written otherwise', () => {
  it.each([
    ['عائشه', 'aisha'],
    ['عايشه', 'aisha'],
    ['aisha', 'عائشه'],
    ['شيماء', 'shaimaa'],
    ['شيما', 'shaimaa'],
    ['اسما', 'asmaa'],
    ['هنا', 'hanaa'],
    ['وفا', 'wafaa'],
    ['نجلا', 'najla'],
    ['حسنا', 'hasna'],
  ])('«%s» as «%s»', (word, other) => {
    expect(otherSpellings(word)).toContain(other);
  });

  it('but any other word only as it is', () => {
    expect(asked('تصميم')).toEqual([{ words: ['تصميم'], ways: [] }]);
    expect(asked('عبد')).toEqual([{ words: ['عبد'], ways: [] }]);
    expect(asked('عبدو')).toEqual([{ words: ['عبدو'], ways: [] }]);
    expect(asked('عبدال')).toEqual([{ words: ['عبدال'], ways: [] }]);
    expect(asked('abdelli')).toEqual([{ words: ['abdelli'], ways: [] }]);
  });
});

describe('a name with «عبد» is also asked for', () => {
  it('as two words, when it was written as one', () => {
    expect(asked('عبدالغفور')).toEqual([{ words: ['عبدالغفور'], ways: ['عبد الغفور'] }]);
    const [name] = asked('عبدالله');
    expect(name?.words).toEqual([['عبدالله', ...ABDULLAH].join(' ')]);
    expect(name?.ways).toEqual(['عبد الله', 'abd allah', 'abd ullah'].sort());
    expect(asked('abdulrahman')[0]?.ways).toEqual(RAHMAN_APART.toSorted());
  });

  it('as one word, when it was written as two', () => {
    expect(asked('عبد الغفور')).toEqual([{ words: ['عبد', 'الغفور'], ways: ['عبدالغفور'] }]);
    expect(asked('عبد ربه')).toEqual([{ words: ['عبد', 'ربه'], ways: ['عبدربه'] }]);
    const [name, ...more] = asked('عبد الرحمن');
    expect([name?.words, more]).toEqual([['عبد', 'الرحمن'], []]);
    expect(name?.ways).toEqual([...RAHMAN, 'عبدالرحمن', ...RAHMAN_APART.slice(1)].sort());
    expect(asked('abdel rahman')[0]?.ways).toContain('عبدالرحمن');
    expect(asked('abdul malik')).toEqual([{ words: ['abdul', 'malik'], ways: ['abdulmalik'] }]);
  });

  it('wherever it stands among other names', () => {
    const names = asked('محمد عبد الله عبد').map(({ words }) => words.length);
    expect(names).toEqual([1, 2, 1]);
  });
});
