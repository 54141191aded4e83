import { type IconName, icons } from './icons/registry';
import { ShapeIcon, type ShapeIconProps } from './shape-icon';

type IconProps = Omit<ShapeIconProps, 'shape'> & { name: IconName };

/** An icon of the registry, in the colour of the text around it. */
export const Icon = ({ name, ...rest }: IconProps) => <ShapeIcon shape={icons[name]} {...rest} />;
