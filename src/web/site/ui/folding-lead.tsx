import { commonTexts } from '#web/texts/site-wide.ts';
import { UnbrokenText } from '#web/ui/figures/unbroken-text.tsx';

/** Up to here a lead fits into six lines of a phone. */
const maxUnfoldedLength = 240;

/**
 * The paragraph that opens a page. On a phone a long one shows its first six lines and a control that unfolds the
 * rest, without script; elsewhere, and in print, it stands whole. It is whole for screen readers in any case.
 */
export const FoldingLead = ({ text, className }: { text: string; className?: string }) => (
  <div className={className}>
    <div className="lead">
      <p className="lead-text">
        <UnbrokenText>{text}</UnbrokenText>
      </p>
      {text.length > maxUnfoldedLength && (
        <details className="lead-more no-print">
          <summary className="text-link">
            <span className="lead-unfold">{commonTexts.unfold}</span>
            <span className="lead-fold">{commonTexts.fold}</span>
          </summary>
        </details>
      )}
    </div>
  </div>
);
