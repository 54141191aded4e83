// A region's flag is a black one with three to six tags and their end.
const FLAG = String.raw`\u{1F3F4}`;
const TAG = String.raw`[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]`;
const END = String.raw`\u{E007F}`;

// Marks of direction, marks without width, fillers: characters that make two names look alike. Kept are U+200C and
// U+200D between Arabic letters, within emoji U+200D and U+FE0F, and the tags of a region's flag. Each looks back only
// from such a character: looking back from every place would cost the square of the length.
const HIDDEN = new RegExp(
  [
    String.raw`(?![\u200C\u200D\uFE0F\u{E0020}-\u{E007F}])\p{Default_Ignorable_Code_Point}`,
    String.raw`\u2800`,
    String.raw`\u200C(?<!\p{Script=Arabic}\p{M}*\u200C)`,
    String.raw`\u200C(?!\p{Script=Arabic})`,
    String.raw`\u200D(?<!(?:\p{Script=Arabic}\p{M}*|[\p{Extended_Pictographic}\p{Emoji_Modifier}]\uFE0F?)\u200D)`,
    String.raw`\u200D(?<=\p{Script=Arabic}\p{M}*\u200D)(?!\p{Script=Arabic})`,
    String.raw`\u200D(?<=(?:\p{Emoji_Modifier}|\p{Extended_Pictographic}\uFE0F?)\u200D)(?!\p{Extended_Pictographic})`,
    // The first, the second, and each later one of three to six.
    String.raw`[\u{E0020}-\u{E007E}](?!(?<=${FLAG}${TAG})${TAG}{2,5}${END}|(?<=${FLAG}${TAG}{2})${TAG}{1,4}${END}|(?<=${FLAG}${TAG}{3,6})${TAG}{0,3}${END})`,
    `${END}(?<!${FLAG}${TAG}{3,6}${END})`,
  ].join('|'),
  'gu',
);

/** Removes the characters that nobody sees, and that make a name look like another. */
export function stripHidden(text: string): string {
  return text.replace(HIDDEN, '');
}
