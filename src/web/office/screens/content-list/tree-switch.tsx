import { Link } from 'react-router';
import { contentTexts } from '#web/texts/office/content.ts';

/** Pages as a tree, or as a list that can be filtered. */
export const TreeSwitch = ({ isTree }: { isTree: boolean }) => (
  <nav className="segmented-bar" aria-label={contentTexts.view}>
    <Link to="/content/page" aria-current={isTree}>
      {contentTexts.asTree}
    </Link>
    <Link to="/content/page?sort=latest" aria-current={!isTree}>
      {contentTexts.asList}
    </Link>
  </nav>
);
