/** The keys of a table whose type names all of them; `Object.keys` gives only `string[]`. */
export const listKeys = <Table extends object>(table: Table): (keyof Table & string)[] =>
  Object.keys(table) as (keyof Table & string)[];
