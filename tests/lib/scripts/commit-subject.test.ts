import { describe, expect, it } from 'vitest';
import { subjectFault } from '@/scripts/commit-subject.mjs';

const SIXTY = `search: ${'a'.repeat(52)}`;

describe('the subject of a commit is refused', () => {
  it.each([
    ['without an area', 'drop the old index'],
    ['when it is empty', '\n# Please enter the commit message\n'],
    ['with an area that begins in upper case', 'Search: drop the old index'],
    ['with an area in upper case', 'API: drop the old index'],
    ['with a type and an area in brackets', 'fix(search): drop the old index'],
    ['without a space after the colon', 'search:drop the old index'],
    ['with two spaces after the colon', 'search:  drop the old index'],
    ['with a space before the colon', 'search : drop the old index'],
    ['without words after the colon', 'search: '],
    ['with a verb in upper case', 'search: Drop the old index'],
    ['with a full stop at its end', 'search: drop the old index.'],
    ['with 61 characters', `${SIXTY}b`],
  ])('%s', (_, subject) => expect(subjectFault(subject)).toEqual(expect.any(String)));
});

describe('the subject of a commit passes', () => {
  it.each([
    ['with an area, a verb and an object', 'search: drop the old index'],
    ['with an area of two words', 'gateway events: answer once'],
    ['with two areas', 'disputes, identity: write moments in the reader’s zone'],
    ['with a folder as its area', 'lib/shared: declare minute and hour once'],
    ['with names in upper case behind the verb', 'serving: answer HTTP/2 and TLS'],
    ['with 60 characters', SIXTY],
    ['with 60 characters that take more units', `search: ${'🦉'.repeat(52)}`],
    ['with a body that is written otherwise', 'search: drop the old index\n\nIt was Slow. And long.'],
    ['behind comments and empty lines', '# a comment\n\nsearch: drop the old index'],
    ['of a merge', 'Merge branch "search"'],
    ['of a revert', 'Revert "search: drop the old index that nobody has used for a year"'],
    ['of a correction for a rebase', 'fixup! search: drop the old index that nobody has used for years'],
  ])('%s', (_, subject) => expect(subjectFault(subject)).toBeUndefined());
});
