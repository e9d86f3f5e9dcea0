import { UnbrokenText } from '#web/ui/figures/unbroken-text.tsx';

/** Up to here a lead fits into six lines of a phone. */
const fits = 240;

/**
 * The paragraph that opens a page. On a phone a long one shows its first six lines and a control that unfolds the
 * rest, without script; elsewhere, and in print, it stands whole. It is whole for screen readers in any case.
 */
export const FoldingLead = ({
  text,
  moreText,
  lessText,
  className,
}: {
  text: string;
  moreText: string;
  lessText: string;
  className?: string;
}) => (
  <div className={className}>
    <div className="lead">
      <p className="lead-text">
        <UnbrokenText>{text}</UnbrokenText>
      </p>
      {text.length > fits && (
        <details className="lead-more no-print">
          <summary className="text-link">
            <span className="lead-unfold">{moreText}</span>
            <span className="lead-fold">{lessText}</span>
          </summary>
        </details>
      )}
    </div>
  </div>
);
