import type { SearchHit } from '#contract/content/search.ts';
import { highlightWords } from '#kernel/highlight-words.ts';
import { MarkedText } from '#web/ui/figures/marked-text.tsx';
import { Picture } from '../../ui/picture.tsx';

/** One hit: its title leads there, the excerpt shows why it was found. */
export const SearchHitRow = ({ hit, words }: { hit: SearchHit; words: readonly string[] }) => (
  <li className="group relative flex items-start gap-4 py-4">
    {hit.imageAddress && (
      <Picture
        address={hit.imageAddress}
        alt=""
        width={320}
        height={240}
        sizes="7rem"
        className="mt-1 aspect-[4/3] w-20 shrink-0 rounded-control border border-line sm:w-28"
      />
    )}
    <div className="min-w-0">
      <h3 className="text-body font-bold sm:text-title">
        <a href={hit.address} className="card-link text-brand-strong group-hover:underline">
          <MarkedText parts={highlightWords(hit.title, words, 'word-start')} />
        </a>
      </h3>
      {hit.excerpt && (
        <p className="mt-1 line-clamp-3 text-small text-ink-soft">
          <MarkedText parts={highlightWords(hit.excerpt, words, 'word-start')} />
        </p>
      )}
    </div>
  </li>
);
