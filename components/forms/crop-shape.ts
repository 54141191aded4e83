/** What of a picture is shown: width / height, and whether in a circle. */
export type CropShape = { ratio: number; round?: boolean };
