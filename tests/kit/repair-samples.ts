import type { AuthData, RepairRequest, RepairView, SoldProduct } from '#contract/repair/entities.ts';
import { customerMayDo, mayRegister } from '#contract/repair/may-do.ts';
import { readStatus, type StatusId } from '#contract/repair/statuses.ts';

/** Answers of the repair API as its contract describes them, for tests of what is made of them. */
export const sampleAuth: AuthData = {
  mobile: '0912*****00',
  receiverAddress: 'تهران، خیابان کارگر شمالی، پلاک ۴۴',
  senderAddress: '',
  status: 0,
  resendAfterSeconds: 120,
  expiresInSeconds: 600,
};

const sampleDevice: SoldProduct = {
  fSerialNumber: 'AZ-1000',
  fShomareFactor: '1403-1182',
  fNameMahsool: 'سانتریفیوژ CF-24',
  fNameMarkaz: 'آزمایشگاه پارسه',
  fNameModirMarkaz: 'دکتر فرهاد نیک‌نژاد',
  fOstanName: 'تهران',
  fShahrName: 'تهران',
  fMalekiatDate: '2024-10-14',
  fMarkazID: 1,
};

export const sampleRequest = (statusId: StatusId, change: Partial<RepairRequest> = {}): RepairRequest => {
  const { title, description, next } = readStatus(statusId);
  return {
    id: 7,
    statusId,
    statusDescription: description,
    statusLogDescription: null,
    issueDescription: 'از دیروز هنگام چرخش صدای ناهنجار می‌دهد.',
    fCode: '14051000',
    fShomareFactor: null,
    fJameKolleFactorBaTakhfif: null,
    statusTitle: title,
    nextDescription: next,
    repairInPlace: false,
    markazId: 1,
    fNameMarkaz: 'آزمایشگاه پارسه',
    receiverAddress: 'تهران، خیابان کارگر شمالی، پلاک ۴۴',
    senderAddress: 'تهران، خیابان شریعتی، پلاک ۱۷۳۲',
    registeredAt: '2026-11-10T06:40:00.000Z',
    changedAt: '2026-11-10T06:40:00.000Z',
    isReturnedUnrepaired: false,
    invoice: null,
    payment: {
      state: 'none',
      method: null,
      reference: null,
      cardMasked: null,
      paidAt: null,
      returnedOn: null,
    },
    survey: null,
    timeline: [],
    may: customerMayDo(statusId, { repairInPlace: false, mayPay: false, isDeclared: true, photos: 0 }),
    ...change,
  };
};

export const sampleView = (requests: RepairRequest[] = []): RepairView => ({
  soldProducts: [sampleDevice],
  repairRequests: requests,
  mobile: sampleAuth.mobile,
  receiverAddress: sampleAuth.receiverAddress,
  senderAddress: 'تهران، خیابان شریعتی، پلاک ۱۷۳۲',
  mayRegister: mayRegister(requests.map(({ statusId }) => statusId)),
  sessionIdleSeconds: 1_800,
  sessionEndsInSeconds: 7_200,
});
