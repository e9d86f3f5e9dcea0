import { formatBytes } from '#kernel/format-bytes.ts';
import { fieldTexts } from '#web/texts/office/lists.ts';
import { libraryTexts } from '#web/texts/office/media.ts';
import { RefreshCw, X } from '#web/ui/icons.ts';
import type { UploadState } from './use-uploads.ts';

/** One file on its way, as a circle that fills; a refused one with the reason. */
export const UploadLine = ({
  upload,
  onRemove,
  onRetry,
  doneText,
}: {
  upload: UploadState<unknown>;
  onRemove: () => void;
  /** The message for an uploaded file, when there is more than that it arrived. */
  doneText?: string | undefined;
  /** Offered for one that failed. */
  onRetry?: () => void;
}) => {
  const { file, part, state, message } = upload;
  return (
    <li className="flex items-center gap-3 border-t border-line px-4 py-2 first:border-t-0">
      <UploadCircle part={part} isFailed={state === 'failed'} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">
          <bdi>{file.name}</bdi>
        </p>
        <p role="status" className={state === 'failed' ? 'text-fine text-danger' : 'text-fine text-ink-soft'}>
          {state === 'failed'
            ? (message ?? fieldTexts.uploadFailed)
            : (state === 'done' && doneText) || statusText(upload)}
        </p>
      </div>
      {state === 'failed' && onRetry && (
        <button
          type="button"
          className="icon-button"
          aria-label={fieldTexts.retryUpload(file.name)}
          onClick={onRetry}
        >
          <RefreshCw size={18} />
        </button>
      )}
      <button
        type="button"
        className="icon-button"
        aria-label={
          state === 'done' || state === 'failed'
            ? fieldTexts.dismissUpload(file.name)
            : fieldTexts.cancelUpload(file.name)
        }
        onClick={onRemove}
      >
        <X size={18} />
      </button>
    </li>
  );
};

const statusText = ({ file, part, state, waitSeconds }: UploadState<unknown>): string => {
  if (state === 'done') return fieldTexts.uploaded;
  if (state === 'waiting') return waitSeconds ? libraryTexts.waitsFor(waitSeconds) : libraryTexts.waiting;
  if (part >= 1) return libraryTexts.working;
  return `${fieldTexts.uploading(Math.round(part * 100))}، ${libraryTexts.sent(formatBytes(file.size * part), formatBytes(file.size))}`;
};

const UploadCircle = ({ part, isFailed }: { part: number; isFailed: boolean }) => (
  <svg
    viewBox="0 0 40 40"
    aria-hidden="true"
    className={isFailed ? 'size-9 text-danger' : 'size-9 text-brand'}
  >
    <circle cx="20" cy="20" r="17" fill="none" stroke="currentColor" strokeWidth="2.5" />
    {isFailed ? (
      <path d="M20 11v11M20 28v.5" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    ) : (
      <path d={liquidPath(part)} fill="currentColor" opacity="0.35" />
    )}
  </svg>
);

/** The part of a circle that is full: a segment of the circle up to the surface. */
const liquidPath = (part: number): string => {
  if (part <= 0) return '';
  const radius = 14;
  if (part >= 1) return `M6 20a14 14 0 1 0 28 0a14 14 0 1 0 -28 0Z`;
  const height = radius - part * 2 * radius;
  const half = Math.sqrt(radius ** 2 - height ** 2);
  const surface = 20 + height;
  return `M${20 - half} ${surface}A${radius} ${radius} 0 ${part > 0.5 ? 1 : 0} 0 ${20 + half} ${surface}Z`;
};
