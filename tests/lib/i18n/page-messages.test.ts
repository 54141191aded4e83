import { dirname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { MESSAGE_GROUPS, type MessageGroup } from '@/lib/i18n/message-groups';
import { serverResources } from '@/lib/i18n/resources';
import { codeOf, type ImportGraph, importGraph, pageFiles } from '../../setup/import-graph';

const NAMESPACES = Object.keys(serverResources('en'));
// Components that only the server renders ask the server.
const ASKS = /^(app|components|hooks|lib\/(client|shared))\//;

const MOST_BYTES = 13_000;
// The console, and the settings with all their sections on one page.
const HEAVY = /\/(admin|settings|second-factor)\//;

/** Computes each value once: the files are the same for all pages. */
function once<T>(compute: (path: string) => T): (path: string) => T {
  const values = new Map<string, T>();
  return (path) => {
    const value = values.get(path) ?? compute(path);
    values.set(path, value);
    return value;
  };
}

const pages = pageFiles().filter((path) => !path.endsWith('global-error.tsx'));
let graph: ImportGraph;

beforeAll(async () => {
  graph = await importGraph(pages);
});

test('the check finds the pages and their components', () => {
  expect(pages.length).toBeGreaterThan(50);
  expect(graph.size).toBeGreaterThan(600);
});

test('no message goes to the browser in two groups', () => {
  const all: string[] = Object.values(MESSAGE_GROUPS).flat();
  expect(all.sort()).toEqual([...new Set(all)].sort());
});

test('a page gets all messages that it can show', () => {
  const missing = pages.flatMap((page) =>
    lacking(page, new Set(groupsAround(page).flatMap((name) => namespacesOf(name)))),
  );
  expect([...new Set(missing)]).toEqual([]);
});

test('a page gets no group that it does not need', () => {
  const idle = pages.flatMap((page) =>
    groupsIn(page)
      .filter(
        (name) =>
          lacking(
            page,
            new Set(
              groupsAround(page)
                .filter((each) => each !== name)
                .flatMap((each) => namespacesOf(each)),
            ),
            true,
          ).length === 0,
      )
      .map((name) => `${page}: ${name}`),
  );
  expect(idle).toEqual([]);
});

test.each(LOCALES)(
  'the messages of a page in %s stay below the limit, compressed as they are served',
  (locale) => {
    const sizeOf = sizesIn(locale);
    const heavy = pages
      .filter((page) => !HEAVY.test(page))
      .map((page) => ({ page, bytes: sum(groupsAround(page).map(sizeOf)) }))
      .filter(({ bytes }) => bytes > MOST_BYTES);
    expect(heavy).toEqual([]);
  },
);

/** The groups of a page: its own, and those of the layouts around it. */
function groupsAround(page: string): string[] {
  const folders: string[] = [];
  for (let folder = dirname(page); folder !== '.'; folder = dirname(folder))
    folders.push(`${folder}/layout.tsx`);
  const layouts = folders.filter((path) => graph.has(path));
  return ['base', ...new Set([page, ...layouts].flatMap(groupsIn))];
}

/** A page names its groups for `definePage`; other files, and the pages without it, by `Messages`. */
const groupsIn = once((path) =>
  [...codeOf(path).matchAll(/(?:<Messages of=\{|^ {2}messages: )\[([^\]]*)\]/gm)].flatMap(([, names = '']) =>
    wordsOf(names),
  ),
);

/** Every use of a message that neither the page nor the tree around it provides. */
function lacking(path: string, given: ReadonlySet<string>, own = false, seen = new Set<string>()): string[] {
  const here = new Set([...given, ...(own ? [] : groupsIn(path).flatMap((name) => namespacesOf(name)))]);
  const state = `${path} ${[...here].sort()}`;
  if (seen.has(state)) return [];
  seen.add(state);
  const mine = ASKS.test(path) ? askedIn(path).filter((name) => !here.has(name)) : [];
  return [
    ...mine.map((name) => `${path}: ${name}`),
    ...(graph.get(path) ?? []).flatMap(({ to }) => (ASKS.test(to) ? lacking(to, here, false, seen) : [])),
  ];
}

/** The messages that a file uses, by namespace or by a key with a namespace. */
const askedIn = once((path): string[] => {
  if (!/\.tsx?$/.test(path)) return [];
  const code = codeOf(path);
  const named = [...code.matchAll(/use(?:Translation|CourseWords)\(([^)]*)\)/g)].flatMap(([, names = '']) =>
    wordsOf(names),
  );
  const keyed = [...code.matchAll(/['"`]([a-z-]+):[\w$]/g)].flatMap(([, name = '']) => name);
  // A file may load its messages itself.
  const brought = [...code.matchAll(/@\/locales\/\w+\/([\w-]+)\.json/g)].map(([, name]) => name);
  return [...new Set([...named, ...keyed])].filter(
    (name) => NAMESPACES.includes(name) && !brought.includes(name),
  );
});

/** The namespaces of a group that a page names; the types of `Messages` refuse other groups. */
const namespacesOf = (group: string): readonly string[] => MESSAGE_GROUPS[group as MessageGroup];

function sizesIn(locale: Locale): (group: string) => number {
  const all = serverResources(locale);
  return once((group) => {
    const chunk = JSON.stringify(namespacesOf(group).map((name) => all[name]));
    return brotliCompressSync(chunk).length;
  });
}

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
const wordsOf = (names: string) => [...names.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name);
