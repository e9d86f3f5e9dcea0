/** One line of a page's head. */
export type HeadEntry =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { link: { rel: string; href: string; type?: string; title?: string } }
  /** Facts for machines (schema.org). A browser reads such a block as data and never runs it. */
  | { structuredData: object };
