import { type ContentKind, kindFacts, namedProductTypes } from '#contract/content/kinds.ts';
import type { Permission } from '#contract/office/permissions.ts';
import { listKeys } from '#kernel/list-keys.ts';
import type { ContentDraft } from '../../app/queries/content-queries.ts';

export type EditorAction =
  | 'publish'
  | 'plan'
  | 'ready'
  | 'send-back'
  | 'hide'
  | 'show'
  | 'copy'
  | 'share'
  | 'discard'
  | 'remove';

type Facts = Pick<ContentDraft, 'kind' | 'state' | 'isChanged' | 'readyBy' | 'version'>;

const needs: Readonly<Record<EditorAction, Permission>> = {
  publish: 'content.publish',
  plan: 'content.publish',
  ready: 'content.write',
  'send-back': 'content.write',
  hide: 'content.publish',
  show: 'content.publish',
  copy: 'content.write',
  share: 'content.share',
  discard: 'content.write',
  remove: 'content.delete',
};

/** What can be done with an item now, by its state and what the person may do. */
export const listEditorActions = (
  { kind, state, isChanged, readyBy, id }: Facts & { id: number },
  permissions: ReadonlySet<Permission>,
): EditorAction[] => {
  const hasDraft = isChanged || state === 'draft';
  const makesSense: Readonly<Record<EditorAction, boolean>> = {
    publish: state !== 'hidden' || isChanged,
    plan: kind !== 'site-settings',
    // With the permission to publish no review is asked for; removing the mark sends a draft back.
    ready: readyBy === null && hasDraft && !permissions.has('content.publish'),
    'send-back': readyBy !== null,
    hide: state === 'published' && kind !== 'site-settings',
    show: state === 'hidden',
    copy: kindFacts(kind).isFixed !== true,
    share: hasDraft,
    discard: isChanged,
    remove: !isKept(kind, id),
  };
  const maySettings = kind !== 'site-settings' || permissions.has('settings.write');
  return listKeys(needs).filter(
    (action) => makesSense[action] && maySettings && permissions.has(needs[action]),
  );
};

const isKept = (kind: ContentKind, id: number): boolean =>
  kindFacts(kind).isFixed === true || (kind === 'product-type' && namedProductTypes.includes(id));
