import type { Intake } from '#contract/office/calls/desk-calls.ts';
import { deskRefusal } from '#contract/office/desk-reasons.ts';
import type { AuditChange } from '#features/audit/index.ts';
import { addDevice, type Device, findDevice, type NewDeviceInput } from '#features/devices/index.ts';
import { findOpenRequest, moveRequest, registerRequest } from '#features/requests/index.ts';
import { type ActionActor, type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { AppError, isAppError } from '#kernel/app-error.ts';
import { foldDigits } from '#kernel/fold-digits.ts';
import { parseMobile } from '#kernel/mobile.ts';
import type { Random } from '#ports/random.ts';
import type { Db, Storage } from '#storage/dialect.ts';
import { lockRows } from '#storage/lock-rows.ts';
import { storeIntake } from './intake.repository.ts';

type Registration = {
  serialNumber: string;
  isHere: boolean;
  isInPlace: boolean;
  description: string;
  /** The caller's number; empty when none was given. */
  mobile: string;
  /** Of a serial that is not known yet. */
  device?: Omit<NewDeviceInput, 'serialNumber'> | undefined;
  intake?: Intake | undefined;
};

/**
 * Registers a request for somebody who calls or stands at the counter. It begins accepted, or received when the
 * device is at hand; one SMS goes to the device's own mobile.
 */
export const registerRepair = staffAction({
  name: 'repair.register',
  permission: 'repairs.register',
  run: async (
    { trx, actor, deps }: ActionContext<{ storage: Storage; random: Random }>,
    { serialNumber, isHere, isInPlace, description, mobile, device: given, intake }: Registration,
  ) => {
    if (isHere && isInPlace) throw deskRefusal('not-here', { field: 'isHere' });
    const callerPhone = readPhone(mobile);
    const { device, audit } = given
      ? await addOrRefuse(trx, actor, { ...given, serialNumber })
      : { device: await requireKnown(trx, serialNumber), audit: [] };
    const request = await registerRequest(trx, deps.random, {
      device,
      centre: undefined,
      description,
      repairInPlace: isInPlace,
      by: actor,
      callerPhone,
    });
    if (!request) throw (await refuseOpen(trx, device)) ?? deskRefusal('move-not-allowed');
    // These two moves follow at once: the SMS about the registration covers them, and none is undone alone.
    const follow = { source: 'system', notifiesCustomer: false, by: actor } as const;
    const accepted = await moveRequest(trx, { request, to: 1, ...follow });
    if (isHere) await moveRequest(trx, { request: accepted, to: 2, ...follow });
    if (isHere && intake) await storeIntake(trx, request.id, intake, actor.name);
    const traceNumber = request.trace_number;
    return {
      result: { traceNumber },
      audit: [
        ...audit,
        {
          subject: { kind: 'repair', id: traceNumber },
          from: null,
          to: {
            serialNumber: device.serial_number,
            status: isHere ? 2 : 1,
            repairInPlace: isInPlace,
            fault: description,
            callerPhone,
            ...(isHere && intake),
          },
        },
      ],
    };
  },
});

/** The device is read again under its lock: from then on its owner cannot change. */
const requireKnown = async (trx: Db, serial: string): Promise<Device> => {
  const found = await findDevice(trx, { serial });
  if (found) await lockRows(trx, 'sold_product', [found.id]);
  const device = found && (await findDevice(trx, { id: found.id }));
  if (!device) throw deskRefusal('unknown-device', { field: 'serialNumber' });
  return device;
};

const refuseOpen = async (trx: Db, device: Device): Promise<AppError | undefined> => {
  const open = await findOpenRequest(trx, device.id);
  return open && deskRefusal('open-request', { traceNumber: open.trace_number });
};

/** Of two who register one new serial at once, the second is led to the request of the first. */
const addOrRefuse = async (
  trx: Db,
  actor: ActionActor,
  input: NewDeviceInput,
): Promise<{ device: Device; audit: AuditChange[] }> => {
  if (!actor.permissions.has('devices.write')) throw new AppError('forbidden');
  try {
    const { device, audit } = await addDevice(trx, actor, input);
    return { device, audit: [audit] };
  } catch (error) {
    if (!isAppError(error)) throw error;
    const known =
      error.code === 'conflict' ? await findDevice(trx, { serial: input.serialNumber }) : undefined;
    throw (known && (await refuseOpen(trx, known))) ?? nameFieldsOfDevice(error);
  }
};

/** The device's fields are a part of the input, and are named so. */
const nameFieldsOfDevice = ({ code, message, details }: AppError): AppError => {
  const fields = Object.entries(details?.fields ?? {}).map(([name, text]) => [
    name === 'serialNumber' ? name : `device.${name}`,
    text,
  ]);
  return new AppError(code, {
    message,
    details: { ...details, ...(fields.length > 0 && { fields: Object.fromEntries(fields) }) },
  });
};

/** A mobile, or a landline with the code of its city: eleven digits. */
const readPhone = (text: string): string => {
  const digits = parseMobile(text) ?? foldDigits(text).replace(/[\s\p{Pd}()]/gu, '');
  if (digits !== '' && !/^0\d{10}$/.test(digits)) throw deskRefusal('bad-phone', { field: 'mobile' });
  return digits;
};
