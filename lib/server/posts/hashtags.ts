import 'server-only';
import { splitText } from '@/lib/shared/rich-text';

const MOST = 20;

/** The #tags of a text, without the sign, each once and in order: the same ones that pages show as links. */
export function hashtagsOf(text: string): string[] {
  const tags = splitText(text).flatMap((token) => (token.kind === 'tag' ? token.tag : []));
  return [...new Set(tags)].slice(0, MOST);
}
