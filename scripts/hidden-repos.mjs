import { dirname } from 'node:path';

const REPO = /^lib\/server\/.+\/repo([.]|-[a-z-]*[.])ts$/;
// They are no domains: they touch tables in any case (import-directions.mjs, 5).
const BESIDE_DOMAINS = /^lib\/server\/(db|jobs|demo)\//;

/**
 * Returns the imports that pass a domain's services by: of a repo, by a file of the server that is neither in the
 * repo's folder nor below it. Types count. Routes and pages import no repo at all (import-directions.mjs, 4).
 * @param {readonly { source: string, dependencies: readonly { resolved: string }[] }[]} modules
 * @returns {string[]} as `importer → repo`
 */
export function hiddenRepos(modules) {
  return modules
    .filter(({ source }) => source.startsWith('lib/server/') && !BESIDE_DOMAINS.test(source))
    .flatMap(({ source, dependencies }) =>
      dependencies
        .filter(({ resolved }) => REPO.test(resolved) && !source.startsWith(`${dirname(resolved)}/`))
        .map(({ resolved }) => `${source} → ${resolved}`),
    );
}
