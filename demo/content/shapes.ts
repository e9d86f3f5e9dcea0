/** The fields every readable piece of the demo has; `description` is plain text, `bodyText` is rich HTML. */
export type DemoContent = {
  id: number;
  title: string;
  description: string;
  bodyText: string;
  metaTitle: string;
  metaDescription: string;
  metaKeywords: string;
};

/** A piece that carries its date of publication, as an ISO time in UTC. */
export type DemoPublished = DemoContent & { publishedAt: string };
