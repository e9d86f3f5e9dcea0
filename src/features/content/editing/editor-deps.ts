import type { ContentKind } from '#contract/content/kinds.ts';
import type { ActionActor, ActionDeps } from '#features/staff-action/index.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Db, Storage } from '#storage/dialect.ts';

/** What the actions of editors need: `cleanRichText` makes HTML safe without holding the event loop. */
export type DraftDeps = ActionDeps & { cleanRichText: (html: string) => Promise<string> };

export type EditorDeps = DraftDeps & {
  storage: Storage;
  /** Renders a page of the site as this view of the database shows it. */
  renderPage: (db: Db, address: string, httpRequestId: string) => Promise<Response>;
  /** Where the site is: links to shared drafts begin with it. */
  siteOrigin: () => string;
};

/** The settings of the site have a permission of their own. */
export const requireSettingsPermission = ({ permissions }: ActionActor, kind: ContentKind): void => {
  if (kind === 'site-settings' && !permissions.has('settings.write')) throw new AppError('forbidden');
};
