import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FOLDER = 'lib/decisions';
const LINE =
  /^\| \[(?<number>\d{3})\]\((?<file>[^)]+)\) \| (?<title>.+?) \| (?<summary>.+?) \| (?<status>.+?) \|$/;
const STATUS = /^(in force|(changed|replaced) by (?<by>\d{3}(, \d{3})*))$/;

const read = (file: string) => readFileSync(`${FOLDER}/${file}`, 'utf8');
const files = readdirSync(FOLDER).filter((file) => file !== 'README.md');
const rows = read('README.md')
  .split('\n')
  .filter((line) => /^\| \[/.test(line));
const entries = rows.map((row) => {
  const { number = '', file = '', title = '', status = '' } = LINE.exec(row)?.groups ?? {};
  return { number, file, title, status };
});

describe('the index of decisions', () => {
  it('names every decision in one area, and no missing file', () => {
    expect(files.length).toBeGreaterThan(40);
    expect(entries.map(({ file }) => file).toSorted()).toEqual(files.toSorted());
  });

  it('sorts the decisions of each area by number', () => {
    const areas = read('README.md').split(/^## /m).slice(1);
    expect(areas.length).toBeGreaterThan(5);
    for (const area of areas) {
      const numbers = [...area.matchAll(/^\| \[(\d{3})\]/gm)].map(([, number]) => number);
      expect(numbers).toEqual(numbers.toSorted());
    }
  });

  it('gives each its own number and title', () => {
    for (const { number, file, title } of entries) {
      expect(file).toMatch(new RegExp(`^${number}-[a-z0-9-]+[.]md$`));
      expect(read(file).split('\n', 1)[0], file).toBe(`# ${number} ${title}`);
    }
  });

  it('gives no number twice', () => {
    const numbers = entries.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('says whether each is in force, or which later decisions changed or replaced it', () => {
    const numbers = entries.map(({ number }) => number);
    for (const { number, status } of entries) {
      expect(status, number).toMatch(STATUS);
      for (const by of STATUS.exec(status)?.groups?.by?.split(', ') ?? []) {
        expect(numbers, `${number} ${status}`).toContain(by);
        expect(Number(by), `${number} ${status}`).toBeGreaterThan(Number(number));
      }
    }
  });
});
