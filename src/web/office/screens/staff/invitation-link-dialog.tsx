import { useState } from 'react';
import { staffTexts } from '#web/texts/office/account.ts';
import { officeTexts } from '#web/texts/office/shell.ts';
import { Button } from '#web/ui/button.tsx';
import { Code } from '#web/ui/figures/code.tsx';
import { Note } from '#web/ui/note.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';

/** The link of an invitation, where no mail server can carry it: shown this once, to be copied. */
export const InvitationLinkDialog = ({ link, onClose }: { link: string; onClose: () => void }) => {
  const [isKept, setKept] = useState(false);
  return (
    <Dialog
      title={staffTexts.linkTitle}
      foot={
        <Button variant="brand" disabled={!isKept} onClick={onClose}>
          {officeTexts.close}
        </Button>
      }
    >
      <Note tone="warning">{staffTexts.linkIntro}</Note>
      <p className="rounded-control bg-sunken p-3 text-fine break-all">
        <Code>{link}</Code>
      </p>
      <div>
        <CopyButton text={link} label={staffTexts.copyLink} />
      </div>
      <CheckboxField
        label={staffTexts.linkKept}
        checked={isKept}
        onChange={({ target }) => setKept(target.checked)}
      />
    </Dialog>
  );
};
