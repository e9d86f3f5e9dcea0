import { previewTexts } from '#web/texts/office/content-editor.ts';
import { Code } from '#web/ui/figures/code.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import type { DocumentValues } from '../../ui/content/fields/document-values.rules.ts';
import { AsideSection } from './aside-section.tsx';
import { describeSearchResult, type SearchLine } from './search-preview.rules.ts';

const FromPage = ({ line }: { line: SearchLine }) =>
  line.isFromPage ? (
    <span className="chip mx-1 align-middle">{previewTexts.fromText}</span>
  ) : (
    <span
      className={joinClasses('mx-1 text-fine', line.length > line.max ? 'text-danger' : 'text-ink-faint')}
    >
      {previewTexts.length(line.length, line.max)}
    </span>
  );

/** The item among the results of a search engine. */
export const SearchPreview = ({ values, address }: { values: DocumentValues; address: string }) => {
  const { title, description } = describeSearchResult(values);
  return (
    <AsideSection title={previewTexts.search}>
      <div className="panel grid gap-1 p-3">
        <p className="text-fine text-ink-soft">
          <Code>{`${window.location.host}${address.replaceAll('/', ' › ')}`}</Code>
        </p>
        <p className="search-title font-semibold">{title.text}</p>
        <p className="text-fine text-ink-soft">{description.text || previewTexts.noText}</p>
      </div>
      <dl className="mt-1 text-fine text-ink-soft">
        <div>
          <dt className="inline">{previewTexts.titleLine}</dt>
          <dd className="inline">
            <FromPage line={title} />
          </dd>
        </div>
        <div>
          <dt className="inline">{previewTexts.descriptionLine}</dt>
          <dd className="inline">
            <FromPage line={description} />
          </dd>
        </div>
      </dl>
    </AsideSection>
  );
};

/** The link as a messenger shows it: picture, title, a few words, the host. */
export const MessagePreview = ({ values, titleField }: { values: DocumentValues; titleField: string }) => {
  const { title, description } = describeSearchResult({ ...values, title: values[titleField] });
  const picture = findShownPicture(values);
  return (
    <AsideSection title={previewTexts.message}>
      <div className="panel overflow-hidden">
        {picture && <img src={picture} alt="" className="aspect-[1.91] w-full object-cover" />}
        <div className="grid gap-0.5 p-3">
          <p className="font-semibold">{title.text}</p>
          <p className="line-clamp-2 text-fine text-ink-soft">{description.text}</p>
          <p className="text-fine text-ink-faint">
            <Code>{window.location.host}</Code>
          </p>
        </div>
      </div>
    </AsideSection>
  );
};

/** The picture shown for an item: its own, or the first of its pictures. */
export const findShownPicture = ({
  imageAddressHighQuality,
  imageAddressLowQuality,
  images,
}: DocumentValues): string => {
  const own = String(imageAddressLowQuality || imageAddressHighQuality || '');
  if (own || !Array.isArray(images)) return own;
  const [first] = images as DocumentValues[];
  return first ? findShownPicture({ ...first, images: undefined }) : '';
};
