import { paperTexts } from '#web/texts/papers.ts';
import { type Fact, Facts } from '../facts.tsx';
import { Code } from '../figures/code.tsx';
import { PostalAddress } from '../figures/postal-address.tsx';
import type { PaperBill, PaperParty } from './paper-shapes.ts';

/** Who sells and who buys, side by side; one about whom nothing is known is left out, and so is an empty line. */
export const PaperParties = ({ bill: { seller, buyer } }: { bill: Pick<PaperBill, 'seller' | 'buyer'> }) =>
  seller || buyer ? (
    <section className="paper-parties">
      {seller && <Facts className="paper-facts" rows={listFacts(paperTexts.seller, seller)} />}
      {buyer && <Facts className="paper-facts" rows={listFacts(paperTexts.buyer, buyer)} />}
    </section>
  ) : null;

const listFacts = (title: string, party: PaperParty): Fact[] => [
  [title, party.name && <bdi key="name">{party.name}</bdi>],
  [party.nationalId.length === 10 ? paperTexts.personId : paperTexts.companyId, toCode(party.nationalId)],
  [paperTexts.economicNumber, toCode(party.economicNumber)],
  [paperTexts.postalCode, toCode(party.postalCode)],
  [paperTexts.address, party.address && <PostalAddress key="address">{party.address}</PostalAddress>],
];

const toCode = (text: string) => text && <Code key="code">{text}</Code>;
