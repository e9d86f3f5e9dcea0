import { Navigate, useParams, useSearchParams } from 'react-router';
import { MissingKind } from '../../ui/content/missing-kind.tsx';
import { findKind } from '../../ui/content/office-kinds.ts';
import { KindList } from './kind-list.tsx';
import { PageTree } from './page-tree.tsx';

/** The items of one kind. Dynamic pages are a tree unless they are searched or filtered. */
export const Component = () => {
  const kind = findKind(useParams().kind);
  const [params] = useSearchParams();
  if (!kind) return <MissingKind />;
  if (kind === 'site-settings') return <Navigate to="/content/site-settings/1" replace />;
  return kind === 'page' && params.size === 0 ? <PageTree /> : <KindList key={kind} kind={kind} />;
};
