import { noSmsTexts } from '#contract/office/no-sms-reasons.ts';
import { requestPageTexts } from '#web/texts/office/request.ts';
import { Facts } from '#web/ui/facts.tsx';
import { PhoneLink, PhoneText } from '#web/ui/figures/phone-text.tsx';
import { PostalAddress } from '#web/ui/figures/postal-address.tsx';
import { Phone } from '#web/ui/icons.ts';
import type { RequestDetails } from '../../../app/queries/repair-queries.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Panel } from '../../../ui/panel.tsx';

/** Whose device it is, and the number to call. */
export const CentreCard = ({
  details: { centre, mobile, callerPhone, request },
}: {
  details: RequestDetails;
}) => {
  const address = request.senderAddress || centre.address;
  return (
    <Panel title={requestPageTexts.centre} hint={centre.isChosen && requestPageTexts.chosenCentre}>
      {centre.name && <p className="mb-2 font-bold">{centre.name}</p>}
      <Facts
        className="fact-list"
        rows={[
          [requestPageTexts.manager, centre.manager],
          [
            requestPageTexts.mobile,
            mobile ? (
              <span key="mobile" className="flex items-center gap-0.5">
                <a href={`tel:${mobile}`} className="text-link" aria-label={requestPageTexts.call(mobile)}>
                  <Phone size={16} />
                  <PhoneText>{mobile}</PhoneText>
                </a>
                <CopyButton text={mobile} label={requestPageTexts.copyMobile} isIconOnly />
              </span>
            ) : (
              <span key="none" className="text-warning">
                {noSmsTexts['no-mobile']}
              </span>
            ),
          ],
          [
            requestPageTexts.caller,
            callerPhone && <PhoneLink key="caller" phone={callerPhone} className="text-link" />,
          ],
          [requestPageTexts.address, address && <PostalAddress key="address">{address}</PostalAddress>],
          ['', [centre.province, centre.city].filter(Boolean).join('، ')],
        ]}
      />
    </Panel>
  );
};
