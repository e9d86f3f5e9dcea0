/** Files that pages show: found safely by name, and pictures made in the sizes a screen needs. */
export { createPictureMaker, type DerivedPicture, type PictureMaker } from './derive-picture.ts';
export { findMediaFile, type MediaFile } from './find-media-file.ts';
export {
  chooseFormat,
  findMediaType,
  isPicture,
  isPictureWidth,
  type PictureFormat,
} from './picture.rules.ts';
export { readVideoSeconds } from './read-video-seconds.ts';
