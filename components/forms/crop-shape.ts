/** The shape of a crop: width / height, and whether it is a circle. */
export type CropShape = { ratio: number; round?: boolean };
