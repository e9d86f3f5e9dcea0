import type { MediaStore } from '#ports/media-store.ts';

/** The whole of a stored photo; undefined when there is none under that key. */
export const findStoredPhoto = async (photos: MediaStore, key: string): Promise<Buffer | undefined> => {
  const found = await photos.find(key);
  return found && Buffer.from(await new Response(found.read()).arrayBuffer());
};
