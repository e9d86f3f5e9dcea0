/** Files that pages show: found safely by name, and pictures made in the sizes a screen needs. */
export { createPictureMaker, type PictureMaker } from './derive-picture.ts';
export { type FileOnDisk, findMediaFile, isMediaName } from './find-media-file.ts';
export { keepWithinBudget } from './keep-within-budget.ts';
export { cropMedia } from './library/crop-media.ts';
export { deleteMedia } from './library/delete-media.ts';
export type { LibraryDeps } from './library/library-deps.ts';
export { countMedia, listMedia, searchMedia } from './library/list-media.ts';
export { listUnknownLibraryFiles } from './library/list-unknown-library-files.ts';
export type { StoredFile } from './library/media-files.repository.ts';
export { readMedia } from './library/read-media.ts';
export { replaceMedia } from './library/replace-media.ts';
export { sweepUploadParts } from './library/sweep-upload-parts.ts';
export { updateMedia } from './library/update-media.ts';
export { uploadMedia } from './library/upload-media.ts';
export { parseVideoSeconds } from './parse-video-seconds.ts';
export { chooseFormat, isPicture, isPictureWidth } from './picture.rules.ts';
