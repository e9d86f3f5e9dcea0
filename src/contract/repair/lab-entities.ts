import { z } from 'zod';
import { StatusIdField } from './entities.ts';

/** The answer to a typed mobile, the same whether it has devices or not. */
export const LabAuthData = z.object({
  /** First four and last two digits. */
  mobile: z.string(),
  resendAfterSeconds: z.int().min(0),
  expiresInSeconds: z.int().min(0),
  triesLeft: z.int().min(0),
});
export type LabAuthData = z.infer<typeof LabAuthData>;

/** What the owner has to do next about an open repair. */
const labTodos = ['send', 'estimate', 'pay', 'receive', 'survey'] as const;

const LabRequest = z.object({
  fCode: z.string(),
  statusId: StatusIdField,
  statusTitle: z.string(),
  /** 1 to 6. */
  step: z.int().min(1).max(6),
  /** Null while the company has to act. */
  todo: z.enum(labTodos).nullable(),
});

export const LabDevice = z.object({
  soldProductId: z.int(),
  serialNumber: z.string(),
  productName: z.string(),
  /** Of the product on the site; empty when the site shows none. */
  picture: z.string(),
  /** Its own centre, with the number of listed devices that are of it too. */
  centre: z.object({ id: z.int(), name: z.string(), city: z.string(), devices: z.int() }),
  warranty: z.object({ until: z.string(), isIn: z.boolean(), daysLeft: z.int() }).nullable(),
  /** The open repair; null when there is none. */
  request: LabRequest.nullable(),
});
export type LabDevice = z.infer<typeof LabDevice>;

export const LabDevices = z.object({
  mobile: z.string(),
  /** Of all devices, whatever was searched for. */
  counts: z.object({ all: z.int(), repair: z.int(), warranty: z.int(), centres: z.int() }),
  /** How many fit the search and filter. */
  total: z.int(),
  pageSize: z.int(),
  items: z.array(LabDevice),
  sessionEndsInSeconds: z.int(),
});
export type LabDevices = z.infer<typeof LabDevices>;

export const LabProof = z.object({ mobile: z.string(), sessionEndsInSeconds: z.int() });

/** What became of one device of a registration; `status` as in an envelope, 0 is registered. */
export const SaveManyResult = z.object({
  soldProductId: z.int(),
  serialNumber: z.string(),
  productName: z.string(),
  status: z.int().min(0),
  message: z.string(),
  /** The trace number of the new request. */
  fCode: z.string().nullable(),
});
export type SaveManyResult = z.infer<typeof SaveManyResult>;

export const SaveManyData = z.object({ results: z.array(SaveManyResult) });
