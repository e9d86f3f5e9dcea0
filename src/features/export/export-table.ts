export type ExportTable = {
  /** Names the sheet and begins the file's name in the browser. */
  title: string;
  columns: readonly { title: string /** In characters. */; width?: number }[];
  rows: readonly (readonly ExportCell[])[];
};

/** Text as people read it, a number to add up, an instant, or a day; spreadsheets hold both as dates to sort by. */
export type ExportCell = string | number | null | Date | ExportDay;
type ExportDay = { /** `YYYY-MM-DD` */ day: string };
