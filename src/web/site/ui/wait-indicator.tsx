/** Shows that a call is under way, visible from every part of the page; it covers nothing. */
export const WaitIndicator = ({ text, isOn }: { text: string; isOn: boolean }) => (
  <div role="status" className="wait-indicator no-print" data-on={isOn || undefined}>
    {isOn && (
      <>
        <span aria-hidden="true" className="wait-dots">
          <i />
          <i />
          <i />
        </span>
        {text}
      </>
    )}
  </div>
);
