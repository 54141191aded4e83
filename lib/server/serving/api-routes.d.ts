/** Made by scripts/api-routes.mjs from the files under app/api when the launcher is bundled. */
declare module 'qeema:api-routes' {
  export const routes: import('./api-table').Route[];
}
