import { actionIcons } from './action-icons';
import { contentIcons } from './content-icons';
import { navigationIcons } from './navigation-icons';
import { reactionIcons } from './reaction-icons';
import type { IconShape } from './shape';
import { socialIcons } from './social-icons';

/**
 * The icons of all pages, drawn for this product; those of the player and of the text editor stand beside it, so that
 * other pages do not carry them. A test checks which of them are mirrored.
 */
const registry = {
  ...navigationIcons,
  ...contentIcons,
  ...actionIcons,
  ...reactionIcons,
  ...socialIcons,
};

export type IconName = keyof typeof registry;

export const icons: Readonly<Record<IconName, IconShape>> = registry;
