type Check = (value: string) => boolean;
type Allowed<Value> = readonly (Value & string)[] | (string extends Value ? Check : never);

/**
 * The names that the address of a screen may hold, each with its words or with a check. Names and words are those of
 * a call's input, so the compiler refuses any other.
 *
 * @example const address = { q: isTextUpTo(200), state: messageStates } satisfies AddressTable<MessageSearch>;
 */
export type AddressTable<Input> = { readonly [Name in keyof Input]?: Allowed<NonNullable<Input[Name]>> };
export type AnyAddressTable = Readonly<Record<string, readonly string[] | Check>>;

/** What an address holds by its table; every value is the text that stands there. */
export type AddressOf<Table extends AnyAddressTable> = {
  [Name in keyof Table]?:
    | (Table[Name] extends readonly (infer Word extends string)[] ? Word : string)
    | undefined;
};

/** A name that is not in the table counts as absent, and so does a value that is empty or not allowed. */
export const readAddress = <Table extends AnyAddressTable>(
  table: Table,
  params: URLSearchParams,
): AddressOf<Table> => {
  const given = Object.entries(table).flatMap(([name, allowed]) => {
    const value = params.get(name);
    const isAllowed = value && (typeof allowed === 'function' ? allowed(value) : allowed.includes(value));
    return isAllowed ? [[name, value]] : [];
  });
  return Object.fromEntries(given);
};

/** The address after a change: empty values go, and whatever changes the rows begins at the first page. */
export const writeAddress = (
  now: URLSearchParams,
  change: Readonly<Record<string, string | undefined>>,
): URLSearchParams => {
  const next = new URLSearchParams(now);
  if (!('page' in change)) next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    if (!value || (name === 'page' && value === '1')) next.delete(name);
    else next.set(name, value);
  }
  return next;
};

/** Counted in characters, as the server does; `length` counts one emoji as two. */
export const isTextUpTo =
  (max: number): Check =>
  (value) =>
    Array.from(value).length <= max;

/** A whole number as plain digits. */
export const isIntegerFrom =
  (min: number, max: number): Check =>
  (value) =>
    /^(0|[1-9]\d{0,8})$/.test(value) && Number(value) >= min && Number(value) <= max;

/** A day of the calendar, `2026-03-21`; some browsers take the 30th of February for a day of March. */
export const isDay: Check = (value) =>
  /^(19|20|21)\d\d-\d\d-\d\d$/.test(value) &&
  new Date(Date.parse(value) || 0).toISOString().startsWith(value);

export const pageSizes = ['25', '50', '100'] as const;

/** What chooses the rows of a list, whatever their order and their pages. */
export const withoutPage = <Search extends { page?: unknown; size?: unknown; sort?: unknown }>({
  page: _,
  size: __,
  sort: ___,
  ...filters
}: Search) => filters;

/** What the address of every list with pages may hold. */
export const pageAddress = { page: isIntegerFrom(1, 10_000), size: pageSizes };
