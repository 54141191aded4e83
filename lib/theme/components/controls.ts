import type { ThemeOptions } from '@mui/material/styles';

/** A light tint of the current colour instead of the ripple: a little for hover, more for a press. */
const stateLayer = {
  '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 8%, transparent)' },
  '&:active': { backgroundColor: 'color-mix(in srgb, currentColor 14%, transparent)' },
};

/** Buttons, toggles and other controls to press. Targets are at least 44 px, see look.md. */
export const controls: NonNullable<ThemeOptions['components']> = {
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'contained' },
    styleOverrides: {
      root: {
        minHeight: 'var(--q-touch-target)',
        paddingBlock: 8,
        paddingInline: 20,
        borderRadius: 'var(--q-radius-control)',
        whiteSpace: 'nowrap',
        transition: 'background-color var(--q-motion-press) var(--q-easing)',
        variants: [
          {
            props: { variant: 'contained', color: 'primary' },
            style: {
              '&:hover': { backgroundColor: 'var(--q-primary-hover)' },
              '&:active': { backgroundColor: 'var(--q-primary-hover)' },
            },
          },
          {
            props: { variant: 'contained', color: 'secondary' },
            style: {
              backgroundColor: 'var(--q-primary-soft)',
              color: 'var(--q-on-primary-soft)',
              '&:hover': {
                backgroundColor: 'color-mix(in srgb, var(--q-primary) 18%, var(--q-primary-soft))',
              },
            },
          },
          {
            props: { variant: 'outlined' },
            style: { borderColor: 'var(--q-control)', color: 'var(--q-text)', ...stateLayer },
          },
          { props: { variant: 'outlined', color: 'error' }, style: { color: 'var(--q-error)' } },
          { props: { variant: 'text' }, style: { paddingInline: 12, ...stateLayer } },
          { props: { size: 'large' }, style: { minHeight: 52, paddingInline: 28, fontSize: '1rem' } },
          {
            props: { size: 'small' },
            style: {
              minHeight: 36,
              paddingInline: 14,
              // Looks like a small button, with the target of a normal one.
              '&::after': { content: '""', position: 'absolute', insetBlock: -4, insetInline: 0 },
            },
          },
        ],
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        inlineSize: 'var(--q-touch-target)',
        blockSize: 'var(--q-touch-target)',
        padding: 0,
        color: 'var(--q-text-secondary)',
        ...stateLayer,
      },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: { borderRadius: 'var(--q-radius-chip)', font: 'var(--q-type-caption)', blockSize: 32 },
      filled: {
        variants: [
          {
            props: { color: 'default' },
            style: { backgroundColor: 'var(--q-primary-soft)', color: 'var(--q-on-primary-soft)' },
          },
        ],
      },
      deleteIcon: {
        // Drawn as small as its chip; a finger may miss it by half its size.
        boxSizing: 'content-box',
        padding: 11,
        marginBlock: -11,
        marginInline: '-17px -6px',
        color: 'inherit',
        opacity: 0.7,
        '&:hover': { color: 'inherit', opacity: 1 },
      },
      outlined: { borderColor: 'var(--q-control)' },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { inlineSize: 60, blockSize: 44, padding: 10 },
      switchBase: { padding: 12, insetBlockStart: 0 },
      thumb: { boxShadow: 'none', backgroundColor: 'var(--q-surface)' },
      track: { borderRadius: 12, backgroundColor: 'var(--q-control)', opacity: 1 },
    },
    variants: [
      {
        props: {},
        style: {
          '& .MuiSwitch-switchBase.Mui-checked + .MuiSwitch-track': {
            backgroundColor: 'var(--q-primary)',
            opacity: 1,
          },
        },
      },
    ],
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        minBlockSize: 'var(--q-touch-target)',
        paddingInline: 16,
        color: 'var(--q-text-secondary)',
        borderColor: 'var(--q-hairline)',
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: 'var(--q-primary-soft)',
          color: 'var(--q-on-primary-soft)',
        },
      },
    },
  },
};
