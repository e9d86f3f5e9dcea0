import { Link } from 'react-router';
import { contentTexts } from '#web/texts/office/content.ts';
import { buttonClasses } from '#web/ui/button.tsx';
import { ListEmptyState } from '../list/list-frame.tsx';
import { ScreenHead } from '../screen-head.tsx';

/** The address names no kind of content. */
export const MissingKind = () => (
  <>
    <ScreenHead title={contentTexts.title} />
    <ListEmptyState
      title={contentTexts.unknownKind}
      action={
        <Link to="/content" className={buttonClasses('quiet')}>
          {contentTexts.title}
        </Link>
      }
    />
  </>
);
