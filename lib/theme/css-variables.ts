import { createAppTheme } from './create-app-theme';
import {
  type ColorScheme,
  colors,
  layout,
  lineHeight,
  motion,
  radius,
  reactionColors,
  shadows,
  spaceSteps,
  type TypeToken,
  type,
} from './tokens';

/**
 * The text of `tokens.css`: every token as `--q-…`, then MUI's own `--mui-…` variables, so that neither is inlined into
 * each page (MUI's alone are about 20 KB). The file is generated: after changing a token run `npx vitest run
 * tests/lib/theme -u`; the same test fails while the file is out of date.
 */
export function tokenCss(): string {
  return [
    '/* Generated from tokens.ts by css-variables.ts; see there. Do not edit. */',
    rule(':root', { ...sizes(), ...typeVariables('arabic') }),
    rule(':root[lang="en"]', typeVariables('latin')),
    rule(':root', schemeVariables('light')),
    rule('[data-theme="dark"]', schemeVariables('dark')),
    ...muiRules(),
    '',
  ].join('\n');
}

function sizes(): Record<string, string> {
  const variables: Record<string, string> = {};
  for (const [name, value] of Object.entries(radius)) variables[`--q-radius-${name}`] = `${value}px`;
  for (const step of spaceSteps) variables[`--q-space-${step}`] = `${step * 4}px`;
  for (const [name, value] of Object.entries(layout)) variables[`--q-${name}`] = `${value}px`;
  for (const name of ['press', 'enter', 'exit'] as const)
    variables[`--q-motion-${name}`] = `${motion[name]}ms`;
  variables['--q-easing'] = motion.easing;
  return variables;
}

/** `font: var(--q-type-body1)` sets weight, size, line and face at once. */
function typeVariables(script: 'arabic' | 'latin'): Record<string, string> {
  const variables: Record<string, string> = {};
  for (const token of Object.keys(type) as TypeToken[]) {
    const { size, weight } = type[token];
    variables[`--q-type-${token}`] = `${weight} ${size / 16}rem/${lineHeight(token, script)} var(--q-font)`;
  }
  return variables;
}

function schemeVariables(scheme: ColorScheme): Record<string, string> {
  const variables: Record<string, string> = {};
  for (const [name, value] of Object.entries(colors[scheme])) variables[`--q-${name}`] = value;
  for (const [name, pair] of Object.entries(reactionColors[scheme])) {
    variables[`--q-reaction-${name}`] = pair.fg;
    variables[`--q-reaction-${name}-soft`] = pair.soft;
  }
  for (const [name, value] of Object.entries(shadows[scheme])) variables[`--q-shadow-${name}`] = value;
  return variables;
}

/** Parts of MUI that the app does not have. */
const ABSENT = 'AppBar|Avatar|FilledInput|SpeedDialAction|StepConnector|StepContent|TableCell';
/** Their variables, those of overlays (the theme draws none), and shades that no part reads by name. */
const NOT_READ = new RegExp(
  `^--mui-(overlays-|palette-(${ABSENT})-|palette-grey-(?!400|600)|zIndex-(appBar|fab|mobileStepper|speedDial)$)`,
);

/**
 * The variables do not depend on the direction, so those of one theme serve both. For the dark there are those that
 * differ.
 */
function muiRules(): string[] {
  const sheets = createAppTheme('rtl').generateStyleSheets?.() ?? [];
  const rules = sheets
    .flatMap((sheet) => Object.entries(sheet))
    .map(([selector, all]) => ({
      selector,
      variables: Object.entries(flatten(all)).filter(([name]) => !NOT_READ.test(name)),
    }));
  const root = Object.fromEntries(
    rules.filter(({ selector }) => selector.startsWith(':root')).flatMap(({ variables }) => variables),
  );
  return rules.map(({ selector, variables }) => {
    const own = selector.startsWith(':root')
      ? variables
      : variables.filter(([name, value]) => root[name] !== value);
    return rule(selector, Object.fromEntries(own));
  });
}

function flatten(declarations: unknown): Record<string, string> {
  const entries = Object.entries(declarations as Record<string, string | number>);
  return Object.fromEntries(
    entries.map(([name, value]) => [name === 'colorScheme' ? 'color-scheme' : name, String(value)]),
  );
}

function rule(selector: string, declarations: Record<string, string>): string {
  const lines = Object.entries(declarations).map(([name, value]) => `  ${name}: ${value};`);
  return `${selector} {\n${lines.join('\n')}\n}\n`;
}
