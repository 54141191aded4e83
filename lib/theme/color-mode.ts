/** The colour mode a visitor chose, or `system` while none is chosen. */
export type ColorMode = 'light' | 'dark' | 'system';

/**
 * The choice lives in MUI's local storage key. Logging out clears all local storage, so it is kept in a cookie
 * too; `colorModeMemoryScript` brings it back before MUI's own script looks.
 */
export const COLOR_MODE_COOKIE = 'color-mode';
export const COLOR_MODE_STORAGE_KEY = 'mui-mode';

/** Runs inline before the first paint, ahead of MUI's `InitColorSchemeScript`. Text is static: no input gets in. */
export const colorModeMemoryScript = `try{
  var m=/(?:^|; )${COLOR_MODE_COOKIE}=(light|dark)/.exec(document.cookie);
  if(m&&!localStorage.getItem('${COLOR_MODE_STORAGE_KEY}'))localStorage.setItem('${COLOR_MODE_STORAGE_KEY}',m[1]);
}catch(e){}`.replace(/\n\s*/g, '');
