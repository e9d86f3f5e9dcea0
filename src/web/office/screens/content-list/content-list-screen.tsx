import { Navigate, useParams } from 'react-router';
import { findKind } from '../../ui/content/kind-icons.ts';
import { MissingKind } from '../../ui/content/missing-kind.tsx';
import { KindList } from './kind-list.tsx';
import { PageTree } from './page-tree.tsx';
import { useIsTree } from './use-is-tree.ts';

/** The items of one kind. Dynamic pages are a tree unless they are searched or filtered. */
export const Component = () => {
  const kind = findKind(useParams().kind);
  const isTree = useIsTree();
  if (!kind) return <MissingKind />;
  if (kind === 'site-settings') return <Navigate to="/content/site-settings/1" replace />;
  return kind === 'page' && isTree ? <PageTree /> : <KindList key={kind} kind={kind} />;
};
