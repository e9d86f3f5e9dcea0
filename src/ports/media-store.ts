type StoredMedia = {
  size: number;
  modifiedAt: Date;
  /** Opens the bytes; call it once, and only when they are wanted. */
  read(): ReadableStream<Uint8Array>;
};

/**
 * Keeps pictures, films and documents under keys such as `products/cf-24/front-640.avif`:
 * ASCII letters, digits, dot, dash, underscore and slash; no part is empty or begins with a dot.
 */
export type MediaStore = {
  /** Stores wholly or not at all; an older value under the key is replaced in one step. */
  save(key: string, content: Uint8Array | Blob | ReadableStream<Uint8Array>): Promise<{ size: number }>;
  /** Undefined for a missing and for an ill-formed key alike. */
  find(key: string): Promise<StoredMedia | undefined>;
  /** Removing what is not there is no failure. */
  remove(key: string): Promise<void>;
};

/** A file in a list of the store. */
export type ListedMedia = { key: string; size: number; modifiedAt: Date };

/** A store that also says what it holds. */
export type ListingMediaStore = MediaStore & {
  /** Everything in it, in no order that could be relied on. */
  list(): AsyncIterable<ListedMedia>;
};
