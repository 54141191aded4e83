/**
 * The shortest way of imports from each module that reaches a target, over others too. One walk from the targets
 * back; dependency-cruiser looks for a way from each module on its own, which took minutes.
 * @param {readonly { source: string, dependencies: readonly { resolved: string }[] }[]} modules
 * @param {(source: string) => boolean} isTarget
 * @returns {Map<string, string[]>} module → the modules after it, the target last; targets themselves are left out
 */
export function waysTo(modules, isTarget) {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const { source, dependencies } of modules)
    for (const { resolved } of dependencies)
      importers.set(resolved, [...(importers.get(resolved) ?? []), source]);
  /** @type {Map<string, string[]>} */
  const ways = new Map();
  const targets = [...importers.keys()].filter(isTarget);
  let last = targets;
  while (last.length > 0) {
    const next = [];
    for (const module of last)
      for (const importer of importers.get(module) ?? [])
        if (!isTarget(importer) && !ways.has(importer)) {
          ways.set(importer, [module, ...(ways.get(module) ?? [])]);
          next.push(importer);
        }
    last = next;
  }
  return ways;
}
