import { RichText } from '../../ui/rich-text.tsx';

/** The intro of a list in its head. */
export const IndexIntro = ({ html }: { html: string | undefined }) =>
  html ? <RichText html={html} /> : null;

/** What a fixed page adds below its list, on the first page only. */
export const IndexBody = ({ html, page }: { html: string | undefined; page: number }) =>
  html && page === 1 ? (
    <div className="mt-12 border-t border-line pt-8">
      <RichText html={html} />
    </div>
  ) : null;
