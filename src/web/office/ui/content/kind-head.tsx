import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type ContentKind, contentKinds, kindFacts } from '#contract/content/kinds.ts';
import { contentTexts } from '#web/texts/office/content.ts';
import { buttonClasses } from '#web/ui/button.tsx';
import { Plus } from '#web/ui/icons.ts';
import { May } from '../may.tsx';
import { ArrowDown } from '../office-icons.ts';
import { ScreenHead } from '../screen-head.tsx';

/** The way from the content's home to a kind. */
export const KindPath = ({ kind }: { kind?: ContentKind }) => (
  <nav className="flex flex-wrap items-center gap-x-2">
    <Link to="/content" className="text-link">
      {contentTexts.title}
    </Link>
    {kind && (
      <>
        <span aria-hidden="true">›</span>
        <Link to={kind === 'site-settings' ? '/content' : `/content/${kind}`} className="text-link">
          {contentKinds[kind].many}
        </Link>
      </>
    )}
  </nav>
);

export const AddLink = ({ kind }: { kind: ContentKind }) =>
  kindFacts(kind).isFixed ? null : (
    <May permission="content.write">
      <Link to={`/content/${kind}/new`} className={buttonClasses('accent')}>
        <Plus size={18} />
        {contentTexts.add(contentKinds[kind].one)}
      </Link>
    </May>
  );

/** The top of a kind's list, with what can be done with the whole kind. */
export const KindHead = ({ kind, children }: { kind: ContentKind; children?: ReactNode }) => (
  <ScreenHead title={contentKinds[kind].many} above={<KindPath />}>
    {children}
    {kindFacts(kind).order && (
      <May permission="content.order">
        <Link to={`/content/${kind}/order`} className={buttonClasses('quiet')}>
          <ArrowDown size={18} />
          {contentTexts.order}
        </Link>
      </May>
    )}
    <AddLink kind={kind} />
  </ScreenHead>
);
