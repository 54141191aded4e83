// Who may import whom: lib/README.md. `npm test` runs this and fails when it scans too little.
const browser = '^(components|hooks|lib/client)/';
/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'contract-and-shared-are-leaves',
      severity: 'error',
      from: { path: '^lib/(contract|shared)/' },
      to: { path: '^(app|components|hooks|lib)/', pathNot: '^lib/(contract|shared)/' },
    },
    {
      name: 'browser-never-reaches-the-server',
      severity: 'error',
      from: { path: browser },
      to: { path: '^(app|lib/server)/' },
    },
    {
      name: 'client-knows-no-ui',
      severity: 'error',
      from: { path: '^lib/client/' },
      to: { path: '^(components|hooks)/' },
    },
    {
      name: 'hooks-know-no-components',
      severity: 'error',
      from: { path: '^hooks/' },
      to: { path: '^components/' },
    },
    {
      name: 'server-knows-no-ui',
      severity: 'error',
      from: { path: '^lib/server/' },
      to: { path: '^(app|components|hooks|lib/client)/' },
    },
    {
      name: 'routes-call-services',
      severity: 'error',
      from: { path: '^app/api/' },
      to: {
        path: '^(components|hooks|lib/client|lib/server/db|lib/server/.*/repo[^/]*\\.ts)',
        pathNot: '^lib/server/db/health\\.ts$',
      },
    },
    {
      name: 'repos-are-private',
      comment: 'a domain enters another through its service',
      severity: 'error',
      from: { path: '^lib/server/([^/]+)/', pathNot: '^lib/server/(jobs|db)/' },
      to: { path: '^lib/server/[^/]+/repo[^/]*\\.ts$', pathNot: '^lib/server/$1/' },
    },
    {
      name: 'ui-knows-no-data',
      severity: 'error',
      from: { path: '^components/ui/' },
      to: { path: '^(hooks|lib/client)/' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    exclude: { path: '(node_modules|\\.next|types\\.gen\\.ts|next-auth\\.d\\.ts|\\.json$|\\.css$)' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js'] },
  },
};
