import type { ReactNode } from 'react';
import type { RepairRequest } from '#contract/repair/entities.ts';
import { shippingTexts } from '#web/texts/repair-device-view.ts';
import { PostalAddress } from '#web/ui/figures/postal-address.tsx';
import { BuildingComplex, MapPin } from '#web/ui/icons.ts';
import { joinClasses } from '#web/ui/join-classes.ts';

/**
 * Both addresses, or the one a visit needs; to be read and not typed: a slip must not differ from what the company
 * knows.
 */
export const AddressView = ({ request }: { request: RepairRequest }) => (
  <div className={joinClasses('grid gap-3', !request.repairInPlace && 'xl:grid-cols-2')}>
    <AddressBox
      icon={<MapPin size={20} />}
      term={request.repairInPlace ? shippingTexts.visit : shippingTexts.sender}
      address={request.senderAddress || shippingTexts.notGiven}
    />
    {!request.repairInPlace && (
      <AddressBox
        icon={<BuildingComplex size={20} />}
        term={shippingTexts.receiver}
        address={request.receiverAddress}
      />
    )}
  </div>
);

const AddressBox = ({ icon, term, address }: { icon: ReactNode; term: string; address: string }) => (
  <div className="rounded-card border border-line bg-sunken p-4">
    <h3 className="flex items-center gap-2 text-small font-semibold text-ink-soft">
      <span className="text-brand">{icon}</span>
      {term}
    </h3>
    <PostalAddress className="mt-1">{address}</PostalAddress>
  </div>
);
