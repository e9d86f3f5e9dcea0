import { type Fact, Facts } from '../facts.tsx';
import { Code } from '../figures/code.tsx';
import { PostalAddress } from '../figures/postal-address.tsx';
import type { PaperBill, PaperParty, PaperWords } from './paper-shapes.ts';

/** Who sells and who buys, side by side; one about whom nothing is known is left out, and so is an empty line. */
export const PaperParties = ({
  bill: { seller, buyer },
  words,
}: {
  bill: Pick<PaperBill, 'seller' | 'buyer'>;
  words: PaperWords;
}) =>
  seller || buyer ? (
    <section className="paper-parties">
      {seller && <Facts className="paper-facts" rows={listFacts(words.seller, seller, words)} />}
      {buyer && <Facts className="paper-facts" rows={listFacts(words.buyer, buyer, words)} />}
    </section>
  ) : null;

const listFacts = (title: string, party: PaperParty, words: PaperWords): Fact[] => [
  [title, party.name && <bdi key="name">{party.name}</bdi>],
  [party.nationalId.length === 10 ? words.personId : words.companyId, toCode(party.nationalId)],
  [words.economicNumber, toCode(party.economicNumber)],
  [words.postalCode, toCode(party.postalCode)],
  [words.address, party.address && <PostalAddress key="address">{party.address}</PostalAddress>],
];

const toCode = (text: string) => text && <Code key="code">{text}</Code>;
