import type { ThemeOptions } from '@mui/material/styles';

const bothButtons = '&.MuiAutocomplete-hasPopupIcon.MuiAutocomplete-hasClearIcon';
const oneButton = { paddingInlineEnd: 'var(--q-touch-target)' };
const twoButtons = { paddingInlineEnd: 'calc(2 * var(--q-touch-target))' };

/**
 * Fields: the label is above its field (it never floats over the border, which cuts Arabic ascenders), and the field is
 * outlined on the same ground as its surroundings. Grey ground means that a field cannot be filled in.
 */
export const inputs: NonNullable<ThemeOptions['components']> = {
  MuiTextField: { defaultProps: { fullWidth: true, slotProps: { inputLabel: { shrink: true } } } },
  MuiFormControl: { defaultProps: { fullWidth: true } },
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxInlineSize: '100%',
        marginBlockEnd: 6,
        font: 'var(--q-type-label)',
        color: 'var(--q-text)',
        whiteSpace: 'normal',
        pointerEvents: 'auto',
        '&.Mui-focused': { color: 'var(--q-text)' },
        '&.Mui-error': { color: 'var(--q-text)' },
      },
      asterisk: { color: 'var(--q-error)' },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        minBlockSize: 48,
        backgroundColor: 'var(--q-surface)',
        '& .MuiOutlinedInput-notchedOutline, &:hover .MuiOutlinedInput-notchedOutline': {
          borderColor: 'var(--q-control)',
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--q-primary)' },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--q-error)' },
        '&.Mui-disabled': { backgroundColor: 'var(--q-sunken)', cursor: 'not-allowed' },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline, &.Mui-disabled:hover .MuiOutlinedInput-notchedOutline':
          { borderColor: 'var(--q-hairline)' },
      },
      // Without the floating label there is no notch to cut.
      notchedOutline: { insetBlockStart: 0, '& legend': { display: 'none' } },
      input: {
        paddingBlock: 10,
        blockSize: 'auto',
        // Text that is typed left to right is still aligned with its label.
        '&[dir="ltr"]': { textAlign: ['match-parent', '-webkit-match-parent'] as never },
        '&::placeholder': { color: 'var(--q-text-muted)', opacity: 1 },
        '&:-webkit-autofill': {
          WebkitBoxShadow: '0 0 0 100px var(--q-surface) inset',
          WebkitTextFillColor: 'var(--q-text)',
          caretColor: 'var(--q-text)',
        },
      },
      multiline: { paddingBlock: 10 },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        marginInline: 0,
        marginBlockStart: 6,
        font: 'var(--q-type-caption)',
        color: 'var(--q-text-secondary)',
        '&.Mui-error': { color: 'var(--q-error)' },
      },
    },
  },
  MuiSelect: {
    styleOverrides: {
      icon: { color: 'var(--q-text-secondary)' },
      // The chosen option is shown in full, on a phone in two lines.
      select: { '&.MuiSelect-select': { whiteSpace: 'normal' } },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: { root: { marginInline: 0, minBlockSize: 'var(--q-touch-target)' } },
  },
  MuiAutocomplete: {
    styleOverrides: {
      root: {
        // The arrow is at the same place as in a select; the chosen option ends before the visible buttons, which are
        // wide enough for a finger.
        '& .MuiOutlinedInput-root .MuiAutocomplete-endAdornment': { insetInlineEnd: -3 },
        '&.MuiAutocomplete-hasPopupIcon .MuiOutlinedInput-root': oneButton,
        [`${bothButtons} .MuiOutlinedInput-root`]: oneButton,
        [`${bothButtons}.Mui-focused .MuiOutlinedInput-root`]: twoButtons,
        '@media (pointer: fine)': { [`${bothButtons}:hover .MuiOutlinedInput-root`]: twoButtons },
      },
      // As wide as its field was when it opened: a phone may be turned since.
      popper: { maxInlineSize: '100vw' },
      paper: { marginBlockStart: 4 },
      inputRoot: { paddingBlock: 4 },
      option: { minBlockSize: 'var(--q-touch-target)' },
    },
  },
};
