import { searchFold } from './search-fold';

const WORDS_BEFORE = 5;

/**
 * The part of a text around the first of the words that were looked for; its white space is folded.
 * @param most letters, about
 */
export function excerptAround(text: string, looked: readonly string[], most = 140): string {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const folded = looked.map(searchFold).filter((word) => word !== '');
  const isFound = (word: string) => folded.some((each) => searchFold(word).includes(each));
  const from = Math.max(0, words.findIndex(isFound) - WORDS_BEFORE);
  let to = from;
  for (let length = 0; to < words.length && length < most; to += 1) length += (words[to] ?? '').length + 1;
  const part = words
    .slice(from, to)
    .join(' ')
    .slice(0, 2 * most);
  return `${from > 0 ? '…' : ''}${part}${to < words.length ? '…' : ''}`;
}
