import { z } from 'zod';
import { Party } from '../../repair/additions.ts';
import { PartyIdentity } from '../../repair/party-identity.ts';
import { defineOfficeCalls } from '../office-call.ts';
import { Id, IdParams, Instant, line, pageOf, pageQuery, Rev, RowId, SearchText } from '../office-values.ts';

const tag = 'Centres';
const reading = { tag, permission: 'centres.read' } as const;

export const OfficeCentre = z.object({
  id: z.int(),
  name: z.string(),
  managerName: z.string(),
  province: z.string(),
  city: z.string(),
  address: z.string(),
  /** Who accounting knows it as; empty where nothing is known. */
  buyer: Party,
  rev: Rev,
});

/** Somebody whose mobile opens devices of the centre in the portal. */
export const CentreContact = z.object({
  id: z.int(),
  name: z.string(),
  mobile: z.string(),
  /** The chosen devices; null is all of them. */
  serials: z.array(z.string()).nullable(),
  /** Null after a merge, until somebody confirms it. */
  countsFrom: Instant.nullable(),
  isCounting: z.boolean(),
});

export const CentreUses = z.object({ devices: z.int(), requests: z.int(), invoices: z.int() });
export type CentreUses = z.infer<typeof CentreUses>;

const CentreWithUses = z.object({
  centre: OfficeCentre,
  uses: CentreUses,
  contacts: z.array(CentreContact),
});

const ContactParams = z.object({ id: Id, contactId: Id });

const fields = {
  name: line(2, 200),
  managerName: z.string().trim().max(200).default(''),
  province: z.string().trim().max(100).default(''),
  city: z.string().trim().max(100).default(''),
  address: z.string().trim().max(500).default(''),
  /** Left out, it stays as it is. */
  buyer: PartyIdentity.optional(),
};

export const centreCalls = defineOfficeCalls({
  listCentres: {
    ...reading,
    method: 'get',
    path: '/centres',
    summary: 'Centres by name, with the number of devices of each',
    query: z.object({ q: SearchText.optional(), ...pageQuery }),
    result: pageOf(OfficeCentre.extend({ devices: z.int() })),
  },
  listDuplicateCentres: {
    ...reading,
    method: 'get',
    path: '/centres/duplicates',
    summary: 'Centres that share folded name and city: likely one',
    result: z.array(z.array(OfficeCentre.extend({ devices: z.int() }))),
  },
  getCentre: {
    ...reading,
    method: 'get',
    path: '/centres/{id}',
    summary: 'A centre with what refers to it and who speaks for it',
    params: IdParams,
    result: CentreWithUses,
    refusals: ['not_found'],
  },
  registerCentre: {
    tag,
    method: 'post',
    path: '/centres',
    summary: 'Registers a centre; without a number of the company it gets the next one',
    body: z.object({ id: z.int().min(1).max(999_999_999).optional(), ...fields }),
    result: OfficeCentre,
    refusals: ['conflict'],
  },
  updateCentre: {
    tag,
    method: 'put',
    path: '/centres/{id}',
    summary: 'Changes a centre; 409 with `now` when the copy was old',
    params: IdParams,
    body: z.object({ ...fields, rev: Rev }),
    result: OfficeCentre,
    refusals: ['not_found', 'conflict'],
  },
  deleteCentre: {
    tag,
    method: 'delete',
    path: '/centres/{id}',
    summary: 'Deletes a centre that nothing refers to',
    params: IdParams,
    result: z.null(),
    refusals: ['not_found', 'conflict'],
  },
  addContact: {
    tag,
    method: 'post',
    path: '/centres/{id}/contacts',
    summary: 'Lets a mobile speak for the centre; counts after 24 hours unless a manager confirms it',
    params: IdParams,
    body: z.object({
      name: line(2, 100),
      mobile: z.string().max(64),
      serials: z.array(line(1, 64)).min(1).max(200).nullable(),
    }),
    result: CentreWithUses,
    refusals: ['not_found', 'conflict'],
  },
  removeContact: {
    tag,
    method: 'delete',
    path: '/centres/{id}/contacts/{contactId}',
    summary: 'Takes a contact away and ends what its mobile has open',
    params: ContactParams,
    result: CentreWithUses,
    refusals: ['not_found'],
  },
  confirmContact: {
    tag,
    method: 'post',
    path: '/centres/{id}/contacts/{contactId}/confirm',
    summary: 'Confirms a contact: at once by a manager, after a day by others when centres were merged',
    params: ContactParams,
    result: CentreWithUses,
    refusals: ['not_found', 'conflict'],
  },
  mergeCentre: {
    tag,
    method: 'post',
    path: '/centres/{id}/merge',
    summary:
      'Merges a centre into another, with everything that refers to it; its number means the other since',
    params: IdParams,
    body: z.object({ into: RowId }),
    result: z.object({ centre: OfficeCentre, moved: CentreUses }),
    refusals: ['not_found', 'conflict'],
  },
});
