/** The widths pictures are made in. An allow-list: any other width would let strangers fill the disk. */
export const pictureWidths = [160, 320, 480, 640, 800, 960, 1200, 1600, 1920] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** Those that a picture inside a text is offered in. */
export const textPictureWidths = [480, 800, 1200] as const satisfies readonly PictureWidth[];
