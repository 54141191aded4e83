/**
 * The sides of the drawers. The specification's "left" and "right" are meant for left-to-right pages; here they are
 * inline-start and inline-end. MUI mirrors `left` and `right` with the page's direction, so these names mean just that.
 */
export const DRAWER_SIDE = {
  /** inline-start */
  navigation: 'left',
  /** inline-end */
  notifications: 'right',
} as const;
