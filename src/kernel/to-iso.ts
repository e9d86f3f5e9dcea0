/** A stored instant as it crosses the wire: `toIso(0)` is `1970-01-01T00:00:00.000Z`. */
export const toIso = (at: number): string => new Date(at).toISOString();

export const toIsoOrNull = (at: number | null): string | null => (at === null ? null : toIso(at));
