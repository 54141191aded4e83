import type { TypographyVariantsOptions } from '@mui/material/styles';
import { lineHeight, type TypeToken, type } from './tokens';

/**
 * MUI's typography from the type scale. Letter-spacing is 0 everywhere: spaced Arabic letters come apart.
 *
 * @param script which line-heights to use; Arabic needs the taller ones.
 */
export function typographyFor(script: 'arabic' | 'latin'): TypographyVariantsOptions {
  const style = (token: TypeToken) => ({
    fontSize: `${type[token].size / 16}rem`,
    fontWeight: type[token].weight,
    lineHeight: lineHeight(token, script),
    letterSpacing: 0,
  });
  return {
    fontFamily: 'var(--q-font)',
    fontWeightMedium: 600,
    fontWeightBold: 600,
    h1: style('display1'),
    h2: style('display2'),
    h3: style('h4'),
    h4: style('h4'),
    h5: style('h5'),
    h6: style('h6'),
    subtitle1: { ...style('body1'), fontWeight: 600 },
    subtitle2: style('label'),
    body1: style('body1'),
    body2: style('body2'),
    button: { ...style('label'), textTransform: 'none' },
    caption: style('caption'),
    overline: { ...style('caption'), textTransform: 'none' },
  };
}
