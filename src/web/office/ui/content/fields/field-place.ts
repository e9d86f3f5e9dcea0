/** What every field of a content form gets: the path of its value, and which item is edited. */
export type FieldPlace = {
  /** The path of its value in the form: `specifications.2.title`. */
  path: string;
  label: string;
  hint?: string | undefined;
  /** The edited item's number. */
  subjectId: number;
};
