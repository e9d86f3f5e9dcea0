export type ExportTable = {
  /** Names the sheet and begins the file's name in the browser. */
  title: string;
  columns: readonly { title: string /** In characters. */; width?: number }[];
  /** Dates and amounts as people read them, or numbers where someone may want to add them up. */
  rows: readonly (readonly (string | number | null)[])[];
};
