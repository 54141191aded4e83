import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { MESSAGE_GROUPS, SERVER_MESSAGES } from '@/lib/i18n/message-groups';

const HEAD = '// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.';

/** A group or a file of messages as a variable: `sale-refunds` → `saleRefundsMessages`. */
const variable = (name: string) =>
  `${name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Messages`;

/** The files of lib/i18n/messages, by their paths below it. */
export function messageFiles(): Map<string, string> {
  const groups = Object.keys(MESSAGE_GROUPS);
  const files = new Map([
    ['chunks.gen.ts', chunks(groups)],
    ...LOCALES.map((locale) => [`${locale}.gen.ts`, allMessages(locale, groups)] as const),
  ]);
  for (const [group, names] of Object.entries({ ...MESSAGE_GROUPS, server: SERVER_MESSAGES })) {
    for (const locale of LOCALES) files.set(`${locale}/${group}.gen.ts`, groupOf(names, locale));
  }
  return files;
}

/** Returns the text of a file with the messages of a group in one language. Browsers load it as a chunk. */
function groupOf(names: readonly string[], locale: Locale): string {
  return lines(
    ...names.map((name) => `import ${variable(name)} from '@/locales/${locale}/${name}.json';`),
    '',
    'export default {',
    ...names.map((name) => `  '${name}': ${variable(name)},`),
    '};',
  );
}

/** Next finds the chunks of a page by the `import()` inside `dynamic()`. */
function chunks(groups: readonly string[]): string {
  const chunk = (locale: Locale, group: string) =>
    `    ${locale}: dynamic(() => import('./${locale}/${group}.gen').then(withMessages)),`;
  return lines(
    "import dynamic from 'next/dynamic';",
    "import { withMessages } from '../with-messages';",
    '',
    'export const CHUNKS = {',
    ...groups.flatMap((group) => [
      `  '${group}': {`,
      ...LOCALES.map((locale) => chunk(locale, group)),
      '  },',
    ]),
    '};',
  );
}

/** Everything in one language, for the server. */
function allMessages(locale: Locale, groups: readonly string[]): string {
  return lines(
    ...[...groups, 'server'].map((group) => `import ${variable(group)} from './${locale}/${group}.gen';`),
    '',
    'export const browserMessages = {',
    ...groups.map((group) => `  ...${variable(group)},`),
    '};',
    '',
    'export const messages = { ...browserMessages, ...serverMessages };',
  );
}

const lines = (...all: string[]) => `${[HEAD, ...all].join('\n')}\n`;
