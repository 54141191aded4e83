import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// The database has zone rules of its own, and may be years behind: only the app turns local times into moments.
const OTHER_ZONE = /\bat time zone\b(?! 'UTC')|(?<!ICAL[.])\btimezone\(/i;

const files = ['lib', 'scripts', 'app']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((name) => /[.](ts|mjs|sql)$/.test(name));

it('knows the statement that it looks for', () => {
  expect("x at time zone 'Africa/Cairo'").toMatch(OTHER_ZONE);
  expect("x at time zone 'UTC'").not.toMatch(OTHER_ZONE);
});

it('finds no statement that asks the database for the time of another zone than UTC', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => OTHER_ZONE.test(readFileSync(file, 'utf8')))).toEqual([]);
});
