/** The colour mode that a visitor chose, or `system` without a choice. */
export type ColorMode = 'light' | 'dark' | 'system';

/**
 * MUI keeps the choice in local storage. Logging out clears all local storage, so it is also kept in a cookie;
 * `colorModeMemoryScript` restores it before MUI's own script runs.
 */
export const COLOR_MODE_COOKIE = 'color-mode';
export const COLOR_MODE_STORAGE_KEY = 'mui-mode';

/** Runs inline before the first paint, before MUI's `InitColorSchemeScript`. The text is static: no input gets in. */
export const colorModeMemoryScript = `try{
  var m=/(?:^|; )${COLOR_MODE_COOKIE}=(light|dark)/.exec(document.cookie);
  if(m&&!localStorage.getItem('${COLOR_MODE_STORAGE_KEY}'))localStorage.setItem('${COLOR_MODE_STORAGE_KEY}',m[1]);
}catch(e){}`.replace(/\n\s*/g, '');
