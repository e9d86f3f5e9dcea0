import type { ReactNode } from 'react';
import { officeListTexts } from '#web/texts/office/lists.ts';
import { queueTexts } from '#web/texts/office/repairs.ts';

/** How many there are, and the keys of the rows, at the foot of a screen that has a keyboard's width. */
const QueueKeys = ({ total }: { total: number }) => (
  <div className="foot-bar queue-keys no-print max-lg:hidden">
    <span>{queueTexts.total(officeListTexts.count(total))}</span>
    <Key text={queueTexts.keys.move}>
      <kbd>J</kbd> <kbd>K</kbd>
    </Key>
    <Key text={queueTexts.keys.open}>
      <kbd>Enter</kbd>
    </Key>
    <Key text={queueTexts.keys.next}>
      <kbd>E</kbd>
    </Key>
    <Key text={queueTexts.keys.assign}>
      <kbd>A</kbd>
    </Key>
    <Key text={queueTexts.keys.choose}>
      <kbd>X</kbd>
    </Key>
    <Key text={queueTexts.register}>
      <kbd>N</kbd>
    </Key>
  </div>
);

const Key = ({ text, children }: { text: string; children: ReactNode }) => (
  <span className="flex items-center gap-2">
    <span>{children}</span>
    {text}
  </span>
);

export default QueueKeys;
