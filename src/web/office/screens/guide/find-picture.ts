import type { GuidePicture } from '#web/texts/office/guide.ts';

/** Taken by `npm run build -- screenshots`; the build gives each its address. */
const pictures = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Undefined until the picture was taken: the text is then shown without it. */
export const findPicture = (name: GuidePicture): string | undefined => pictures[`./pictures/${name}.webp`];
