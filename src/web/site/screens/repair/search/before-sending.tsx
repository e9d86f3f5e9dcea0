import { deviceSearchTexts, portalTexts } from '#web/texts/repair.ts';
import { PhoneLink } from '#web/ui/figures/phone-text.tsx';
import { Phone } from '#web/ui/icons.ts';
import { Note } from '#web/ui/note.tsx';

/** What to know before anything is sent: call first, and who pays for the way. */
export const BeforeSending = ({ phone }: { phone: string | null }) => (
  <aside aria-labelledby="before-sending" className="grid gap-4">
    <Note tone="warning">
      <p className="font-semibold">{portalTexts.shippingCostNote}</p>
      {phone && (
        <p className="flex flex-wrap items-center gap-x-2">
          <Phone size={18} className="text-brand" />
          {portalTexts.callExperts}: <PhoneLink phone={phone} className="text-link" />
        </p>
      )}
    </Note>
    <div className="card p-5">
      <h2 id="before-sending" className="text-title font-bold">
        {deviceSearchTexts.beforeTitle}
      </h2>
      <ol className="numbered mt-3 grid gap-3 text-small">
        {deviceSearchTexts.beforeSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  </aside>
);
