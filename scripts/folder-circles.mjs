const FOLDER = /^lib\/server\/([^/]+)\//;

/**
 * The folders of `lib/server` that reach each other by imports, types too. The files themselves have no circles
 * (import-directions.mjs, 7): this is the same rule for whoever reads the house by its folders.
 * @param {readonly { source: string, dependencies: readonly { resolved: string }[] }[]} modules
 * @returns {{ folders: string[], imports: string[] }[]} each circle with its folders by name, and one import that leads
 *   from each of them to each other
 */
export function folderCircles(modules) {
  /** @type {Map<string, Map<string, string>>} folder → folder → an import that leads there */
  const leadsTo = new Map();
  for (const { source, dependencies } of modules) {
    const from = FOLDER.exec(source)?.[1];
    if (!from) continue;
    const targets = leadsTo.get(from) ?? new Map();
    leadsTo.set(from, targets);
    for (const { resolved } of dependencies) {
      const to = FOLDER.exec(resolved)?.[1];
      if (to && to !== from && !targets.has(to)) targets.set(to, `${source} → ${resolved}`);
    }
  }
  const reached = new Map([...leadsTo.keys()].map((folder) => [folder, reachedFrom(folder, leadsTo)]));
  const inCircle = [...reached.keys()].filter((folder) => reached.get(folder)?.has(folder)).sort();
  /** @type {Map<string, string[]>} by its first folder */
  const circles = new Map();
  for (const folder of inCircle) {
    const first = inCircle.find(
      (other) => reached.get(folder)?.has(other) && reached.get(other)?.has(folder),
    );
    circles.set(first ?? folder, [...(circles.get(first ?? folder) ?? []), folder]);
  }
  return [...circles.values()].map((folders) => ({ folders, imports: importsAmong(folders, leadsTo) }));
}

/**
 * @param {string} start
 * @param {Map<string, Map<string, string>>} leadsTo
 */
function reachedFrom(start, leadsTo) {
  const reached = new Set();
  const open = [start];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop())
    for (const next of leadsTo.get(folder)?.keys() ?? [])
      if (!reached.has(next)) {
        reached.add(next);
        open.push(next);
      }
  return reached;
}

/**
 * @param {readonly string[]} folders
 * @param {Map<string, Map<string, string>>} leadsTo
 */
function importsAmong(folders, leadsTo) {
  return folders.flatMap((folder) =>
    [...(leadsTo.get(folder) ?? [])].filter(([to]) => folders.includes(to)).map(([, by]) => `  ${by}`),
  );
}
