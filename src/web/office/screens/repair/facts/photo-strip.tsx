import { officeBasePath } from '#contract/office/office-base-path.ts';
import { requestPageTexts } from '#web/texts/office/request.ts';

/** Photos of a request side by side; each opens in a tab of its own. Only the office's API gives them. */
export const PhotoStrip = ({
  traceNumber,
  folder,
  label,
  photos,
}: {
  traceNumber: string;
  folder: 'fault-photos' | 'photos';
  label: string;
  photos: readonly { id: string | number; width: number; height: number }[];
}) =>
  photos.length === 0 ? null : (
    <div className="mt-3">
      <h3 className="mb-1 text-fine font-semibold text-ink-soft">{label}</h3>
      <ul className="flex flex-wrap gap-2">
        {photos.map(({ id, width, height }, at) => {
          const address = `${officeBasePath}/repairs/${traceNumber}/${folder}/${id}`;
          return (
            <li key={id}>
              <a href={address} target="_blank" rel="noreferrer" className="photo-thumb">
                <img
                  src={address}
                  width={width}
                  height={height}
                  alt={`${label}، ${requestPageTexts.photo(at + 1)}`}
                  loading="lazy"
                />
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
