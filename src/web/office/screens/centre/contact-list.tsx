import { centreContactTexts } from '#web/texts/office/devices.ts';
import { Button } from '#web/ui/button.tsx';
import { Code } from '#web/ui/figures/code.tsx';
import { DateText } from '#web/ui/figures/date-text.tsx';
import { PhoneText } from '#web/ui/figures/phone-text.tsx';
import type { OfficeContact } from '../../app/queries/centre-queries.ts';
import { May } from '../../ui/may.tsx';
import type { OpenContact } from './contact-dialog.tsx';

/** Who speaks for a centre, for which devices and since when. */
export const ContactList = ({
  contacts,
  onAction,
}: {
  contacts: readonly OfficeContact[];
  onAction: (open: OpenContact) => void;
}) => {
  if (contacts.length === 0) return <p>{centreContactTexts.none}</p>;
  return (
    <ul className="grid divide-y divide-line">
      {contacts.map((contact) => (
        <li key={contact.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
          <span className="min-w-40">
            <bdi className="font-semibold">{contact.name}</bdi>
            <PhoneText className="block text-fine text-ink-soft">{contact.mobile}</PhoneText>
          </span>
          <span className="flex flex-wrap gap-2 text-small">
            {contact.serials === null
              ? centreContactTexts.all
              : contact.serials.map((serial) => <Code key={serial}>{serial}</Code>)}
          </span>
          <span className="text-small text-ink-soft">
            <ContactState contact={contact} />
          </span>
          <May permission="centres.contacts">
            <span className="ms-auto flex gap-1">
              {!contact.isCounting && (
                <Button
                  size="small"
                  aria-label={`${centreContactTexts.confirm} ${contact.name}`}
                  onClick={() => onAction({ kind: 'confirm', contact })}
                >
                  {centreContactTexts.confirm}
                </Button>
              )}
              <Button
                variant="plain"
                size="small"
                aria-label={`${centreContactTexts.remove} ${contact.name}`}
                onClick={() => onAction({ kind: 'remove', contact })}
              >
                {centreContactTexts.remove}
              </Button>
            </span>
          </May>
        </li>
      ))}
    </ul>
  );
};

const ContactState = ({ contact: { isCounting, countsFrom } }: { contact: OfficeContact }) => {
  if (isCounting) return centreContactTexts.counting;
  if (countsFrom === null) return centreContactTexts.afterMerge;
  return (
    <>
      {centreContactTexts.countsFrom} <DateText at={countsFrom} form="moment" />
    </>
  );
};
