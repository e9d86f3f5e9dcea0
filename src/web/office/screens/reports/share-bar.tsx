/** How much of the whole something is, as a bar that grows from the right. The number itself is shown beside it. */
export const ShareBar = ({ share, isBad = false }: { share: number; isBad?: boolean }) => {
  const width = 100 * Math.min(1, Math.max(0, share));
  return (
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" className="share-bar" aria-hidden="true">
      <rect className="share-bar-ground" x="0" y="0" width="100" height="8" />
      <rect
        className="share-bar-fill"
        data-bad={isBad || undefined}
        x={100 - width}
        y="0"
        width={width}
        height="8"
      />
    </svg>
  );
};
