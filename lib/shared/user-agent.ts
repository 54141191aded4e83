// In this order: many browsers also name the browsers they descend from.
const BROWSERS: [RegExp, string][] = [
  [/\bEdgA?\b|\bEdgiOS\b/, 'Microsoft Edge'],
  [/\bOPR\b|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\b/, 'Samsung Internet'],
  [/\bHuaweiBrowser\b/, 'Huawei Browser'],
  [/\bYaBrowser\b/, 'Yandex'],
  [/\bFirefox\b|\bFxiOS\b/, 'Firefox'],
  [/\bCriOS\b|\bHeadlessChrome\b|\bChrome\b/, 'Chrome'],
  [/\bSafari\b/, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** The name of a browser, for a list of sessions; brands are the same in both languages. */
export function readUserAgent(userAgent: string): {
  browser: string | null;
  system: string | null;
  isMobile: boolean;
} {
  const named = (list: [RegExp, string][]) => list.find(([sign]) => sign.test(userAgent))?.[1] ?? null;
  return {
    browser: named(BROWSERS),
    system: named(SYSTEMS),
    isMobile: /\bMobile\b|\biPad\b|\bAndroid\b/.test(userAgent),
  };
}
