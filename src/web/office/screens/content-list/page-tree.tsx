import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { contentKinds } from '#contract/content/kinds.ts';
import { contentTexts } from '#web/texts/office/content.ts';
import { DateText } from '#web/ui/figures/date-text.tsx';
import { type ContentRow, contentQueries } from '../../app/queries/content-queries.ts';
import { AddLink, KindHead } from '../../ui/content/kind-head.tsx';
import { buildPageTree, type TreeNode } from '../../ui/content/page-tree.rules.ts';
import { ContentStateChips } from '../../ui/content/state-chips.tsx';
import { ListEmptyState } from '../../ui/list/list-frame.tsx';
import { QueryFrame } from '../../ui/query-frame.tsx';
import { TreeSwitch } from './tree-switch.tsx';

type Page = ContentRow & { parentId: number };

/** Dynamic pages as they branch in the site's menu. */
export const PageTree = () => {
  const tree = useQuery(contentQueries.tree());
  return (
    <>
      <KindHead kind="page">
        <TreeSwitch isTree />
      </KindHead>
      <p className="mb-3 text-ink-soft">{contentTexts.treeHint}</p>
      <QueryFrame query={tree} skeletonClass="h-80">
        {({ items }) =>
          items.length === 0 ? (
            <ListEmptyState
              title={contentTexts.empty(contentKinds.page.many)}
              action={<AddLink kind="page" />}
            >
              {contentTexts.emptyHint}
            </ListEmptyState>
          ) : (
            <nav aria-label={contentTexts.tree} className="panel p-2">
              <Branch nodes={buildPageTree(items)} />
            </nav>
          )
        }
      </QueryFrame>
    </>
  );
};

const Branch = ({ nodes }: { nodes: readonly TreeNode<Page>[] }) => (
  <ul className="[&_ul]:ms-4 [&_ul]:border-s [&_ul]:border-line-strong [&_ul]:ps-2">
    {nodes.map(({ page, children }) => (
      <li key={page.id}>
        <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 rounded-control px-2 py-1 hover:bg-brand-mist">
          <Link to={`/content/page/${page.id}`} className="font-semibold hover:text-brand-strong">
            {page.title}
          </Link>
          <ContentStateChips row={page} />
          <span className="ms-auto hidden text-fine text-ink-soft sm:inline">
            <bdi>{page.editedBy}</bdi> <DateText at={page.editedAt} form="moment" />
          </span>
        </div>
        {children.length > 0 && <Branch nodes={children} />}
      </li>
    ))}
  </ul>
);
