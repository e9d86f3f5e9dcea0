import { contactFormTexts } from '#web/texts/contact.ts';
import { Island } from '../../islands/island.tsx';
import { ContactFields } from './contact-fields.tsx';
import { ContactNote } from './contact-note.tsx';

/** The contact form, whole, for any screen. Without script it is replaced by a note with phone and e-mail. */
export const ContactForm = () => (
  <div className="card p-5 sm:p-7">
    <h3 className="text-heading-3 font-bold">{contactFormTexts.title}</h3>
    <ContactNote />
    <Island name="contact-form" when="near" props={{}} className="needs-script">
      <ContactFields />
    </Island>
  </div>
);
