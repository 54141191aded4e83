import type { Question } from '@/lib/contract/kinds/quiz-questions';

// GIFT, the text format of Moodle (https://docs.moodle.org/en/GIFT_format). It knows no points, pools, ordering,
// pictures and sounds: the first two are kept in tags, the others are left out.

/** Types that GIFT has a form for. */
export const isInGift = ({ type }: Pick<Question, 'type'>): boolean => type !== 'order';

/** The questions that GIFT can carry, in its form. */
export const writeGift = (questions: readonly Question[]): string =>
  questions
    .filter(isInGift)
    .map((question) => `${tagsOf(question)}[plain]${escaped(question.text)} {${answersOf(question)}}\n`)
    .join('\n');

function tagsOf(question: Question): string {
  const { points, pool } = question;
  const tags = [
    ...(points === 1 ? [] : [`points=${points}`]),
    ...(pool === '' ? [] : [`pool=${pool.replace(/[%\]]/g, encodeURIComponent)}`]),
    ...('isPartial' in question && !question.isPartial ? ['whole'] : []),
    ...('countsHamza' in question && question.countsHamza ? ['hamza'] : []),
    ...('countsHarakat' in question && question.countsHarakat ? ['harakat'] : []),
  ];
  return tags.length === 0 ? '' : `// ${tags.map((tag) => `[tag:${tag}]`).join(' ')}\n`;
}

function answersOf(question: Question): string {
  const explained = question.explanation === '' ? '' : ` ####${escaped(question.explanation)}`;
  return `${rightOf(question)}${explained}`;
}

function rightOf(question: Question): string {
  switch (question.type) {
    case 'single':
      return question.options.map(({ text, isRight }) => choice(isRight ? '=' : '~', text)).join(' ');
    case 'several': {
      const share = 100 / question.options.filter(({ isRight }) => isRight).length;
      const weight = (isRight: boolean) => (isRight ? Number(share.toFixed(5)) : -100);
      return question.options.map(({ text, isRight }) => `~%${weight(isRight)}%${escaped(text)}`).join(' ');
    }
    case 'true_false':
      return question.isTrue ? 'TRUE' : 'FALSE';
    case 'short':
      return question.accepted.map((text) => choice('=', text)).join(' ');
    case 'match':
      // The separator of the two sides cannot be escaped.
      return question.pairs
        .map(({ item, match }) => `=${escaped(item.replaceAll('->', '→'))} -> ${escaped(match)}`)
        .join(' ');
    case 'order':
      return '';
  }
}

/** Writes an answer; an explicit weight keeps a leading percent sign from being read as one. */
const choice = (mark: '=' | '~', text: string) =>
  `${mark}${text.startsWith('%') ? `%${mark === '=' ? 100 : 0}%` : ''}${escaped(text)}`;

const escaped = (text: string) => text.replace(/[\\~=#{}:]/g, '\\$&').replace(/\n/g, '\\n');
