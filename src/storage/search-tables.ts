/** One item a visitor can find. The words it is found by stand apart, in the engine's own index. */
export type SearchEntryRow = {
  /** Larger is newer; see `toSearchPlace` of the search. It ties the entry to its words. */
  place: number;
  kind: string;
  entity_id: number;
  title: string;
  /** Plain text, from which the excerpt around a hit is cut. */
  body: string;
  /** The body's terms, piece by piece, in which the best excerpt is looked for. */
  folded: string;
  picture: string | null;
  /** Where the visitor is sent, without an origin. */
  address: string;
};

export type SearchTables = { search_entry: SearchEntryRow };
