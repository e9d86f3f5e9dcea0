import { Link } from 'react-router';
import { kindFacts } from '#contract/content/kinds.ts';
import { binTexts } from '#web/texts/office/bin.ts';
import { libraryTexts } from '#web/texts/office/media.ts';
import type { MediaDetails } from '../../app/queries/media-queries.ts';
import { addressOfUse } from '../../ui/content/address-of-use.ts';
import { groupUses } from './group-uses.rules.ts';

/** Every place that shows the file: what is published, drafts, plans and editions, each a link to its item. */
export const FileUses = ({ uses }: { uses: MediaDetails['uses'] }) => {
  const items = groupUses(uses);
  return (
    <section className="media-panel-part">
      <h2 className="mb-2">{libraryTexts.uses(items.length)}</h2>
      {items.length === 0 && <p className="text-small text-ink-soft">{libraryTexts.unused}</p>}
      <ul className="grid gap-1">
        {items.map(({ kind, id, title, isInBin, parts }) => (
          <li key={`${kind}/${id}`} className="flex flex-wrap items-baseline gap-x-3">
            <Link
              className="text-link min-w-0 flex-1 py-2 font-semibold"
              to={addressOfUse({ kind, id, title, isInBin })}
            >
              {title || kindFacts(kind).one}
            </Link>
            <span className="text-fine text-ink-soft">
              {kindFacts(kind).one}: {isInBin ? binTexts.inBin : parts.join('، ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
