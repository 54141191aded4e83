const LAYER = /^(components|hooks|lib\/server)\//;

/**
 * Returns the circles among the entries of each folder of `components`, `hooks` and `lib/server`, at every depth. An
 * entry is a file or a folder directly in the folder; an entry leads to another if it, or a file anywhere below it,
 * imports the other or a file below it. Types count. Files alone have no circles (import-directions.mjs, 7).
 * @param {readonly { source: string, dependencies: readonly { resolved: string }[] }[]} modules
 * @returns {{ entries: string[], imports: string[] }[]} each circle with the paths of its entries by name, and one
 *   import that leads from each of them to each other
 */
export function folderCircles(modules) {
  /** @type {Map<string, Map<string, string>>} entry → entry → an import that leads there */
  const leadsTo = new Map();
  for (const { source, dependencies } of modules)
    for (const { resolved } of dependencies) {
      const [from, to] = entriesOf(source, resolved);
      if (!from || !to) continue;
      const targets = leadsTo.get(from) ?? new Map();
      leadsTo.set(from, targets);
      if (!targets.has(to)) targets.set(to, `${source} → ${resolved}`);
    }
  const reached = new Map([...leadsTo.keys()].map((entry) => [entry, reachedFrom(entry, leadsTo)]));
  const inCircle = [...reached.keys()].filter((entry) => reached.get(entry)?.has(entry)).sort();
  /** @type {Map<string, string[]>} by its first entry */
  const circles = new Map();
  for (const entry of inCircle) {
    const first = inCircle.find((other) => reached.get(entry)?.has(other) && reached.get(other)?.has(entry));
    circles.set(first ?? entry, [...(circles.get(first ?? entry) ?? []), entry]);
  }
  return [...circles.values()].map((entries) => ({ entries, imports: importsAmong(entries, leadsTo) }));
}

/**
 * Returns the two entries of the deepest folder that contains both files; nothing if they are in different layers.
 * @param {string} source
 * @param {string} target
 * @returns {string[]}
 */
function entriesOf(source, target) {
  const layer = LAYER.exec(source)?.[0];
  if (!layer || !target.startsWith(layer) || source === target) return [];
  const [from, to] = [source.split('/'), target.split('/')];
  const depth = from.findIndex((name, at) => name !== to[at]) + 1;
  return [from.slice(0, depth).join('/'), to.slice(0, depth).join('/')];
}

/**
 * @param {string} start
 * @param {Map<string, Map<string, string>>} leadsTo
 */
function reachedFrom(start, leadsTo) {
  const reached = new Set();
  const open = [start];
  for (let entry = open.pop(); entry !== undefined; entry = open.pop())
    for (const next of leadsTo.get(entry)?.keys() ?? [])
      if (!reached.has(next)) {
        reached.add(next);
        open.push(next);
      }
  return reached;
}

/**
 * @param {readonly string[]} entries
 * @param {Map<string, Map<string, string>>} leadsTo
 */
function importsAmong(entries, leadsTo) {
  return entries.flatMap((entry) =>
    [...(leadsTo.get(entry) ?? [])].filter(([to]) => entries.includes(to)).map(([, by]) => `  ${by}`),
  );
}
