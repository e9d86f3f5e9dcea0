/** The keys of a table whose type names all of them; `Object.keys` only says that they are texts. */
export const listKeys = <Table extends object>(table: Table): (keyof Table & string)[] =>
  Object.keys(table) as (keyof Table & string)[];
