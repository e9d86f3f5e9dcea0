import { contactFormTexts } from '#web/texts/contact.ts';
import { PhoneLink } from '#web/ui/figures/phone-text.tsx';
import { EmailLink } from '../../layout/email-link.tsx';
import { useShellData } from '../../layout/shell-data.ts';

/** What stands in the form's place when scripts are off. */
export const ContactNote = () => {
  const { settings } = useShellData();
  return (
    <noscript>
      <p className="mt-2">{contactFormTexts.noScript}</p>
      {settings && (
        <p className="mt-2 flex flex-wrap gap-x-6">
          <PhoneLink phone={settings.phone} className="text-link" />
          <EmailLink email={settings.email} className="text-link" />
        </p>
      )}
    </noscript>
  );
};
