/** What every field of a content form gets: where its value stands, and which thing is edited. */
export type FieldPlace = {
  /** The path of its value in the form: `specifications.2.title`. */
  path: string;
  label: string;
  hint?: string | undefined;
  /** The edited thing's number. */
  thingId: number;
};
