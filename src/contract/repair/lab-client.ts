import type { ResultOf } from '../call.ts';
import { type ClientOf, createClient } from '../create-client.ts';
import { repairBasePath } from './calls.ts';
import { envelope, type RepairAnswer, type RepairClientOptions } from './client.ts';
import { type LabCalls, labCalls } from './lab-calls.ts';

type Answers = { [Name in keyof LabCalls]: RepairAnswer<ResultOf<LabCalls[Name]>> };
export type LabClient = ClientOf<LabCalls, Answers>;

/** The client of the calls about all devices of a mobile. */
export const createLabClient = (options: RepairClientOptions): LabClient =>
  createClient<LabCalls, Answers>(labCalls, { ...options, basePath: repairBasePath, envelope });
