/** scripts/api-routes.mjs makes this module from the files under app/api when the launcher is bundled. */
declare module 'qeema:api-routes' {
  export const routes: import('./api-table').Route[];
}
