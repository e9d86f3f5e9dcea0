import { Trash } from './office-icons.ts';

/** Takes a row out of a list that is not saved yet; its label names the row. */
export const RemoveButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button type="button" className="icon-button shrink-0" aria-label={label} onClick={onClick}>
    <Trash size={18} />
  </button>
);
