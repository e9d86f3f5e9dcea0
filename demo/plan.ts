/**
 * The demo's catalogue as a plan: which product exists, of which type, and which drawing shows it.
 * The texts (demo/content) and the pictures (demo/pictures) both follow this table, so they always agree.
 * `kind` names a drawing; `model` is the code printed on the device or in the program's title bar.
 */
export type PlannedProduct = { id: number; typeId: 1 | 2 | 3 | 4 | 5 | 6; kind: string; model: string };

const hardware: [kind: string, model: string][] = [
  ['chemistry-analyzer', 'BA-240'],
  ['chemistry-analyzer', 'BA-480'],
  ['hematology-analyzer', 'HX-30'],
  ['hematology-analyzer', 'HX-50'],
  ['electrolyte-analyzer', 'EL-5'],
  ['coagulometer', 'CG-4'],
  ['elisa-reader', 'ER-96'],
  ['elisa-washer', 'EW-96'],
  ['centrifuge', 'CF-12'],
  ['centrifuge', 'CF-24'],
  ['refrigerated-centrifuge', 'CF-24R'],
  ['microcentrifuge', 'MC-18'],
  ['incubator', 'IN-55'],
  ['incubator', 'IN-110'],
  ['co2-incubator', 'IC-170'],
  ['shaking-incubator', 'IS-40'],
  ['microscope', 'MS-100'],
  ['microscope', 'MS-200'],
  ['reagent-fridge', 'RF-350'],
  ['blood-bank-fridge', 'BF-500'],
  ['deep-freezer', 'DF-86'],
  ['autoclave', 'AC-23'],
  ['autoclave', 'AC-80'],
  ['water-bath', 'WB-14'],
  ['dry-oven', 'OV-60'],
  ['pipette-station', 'PS-8'],
  ['roller-mixer', 'RM-6'],
  ['urine-analyzer', 'UA-11'],
  ['thermal-cycler', 'TC-96'],
  ['safety-cabinet', 'SC-120'],
];

const software: [kind: string, model: string][] = [
  ['lis', 'LIS Pro'],
  ['lis', 'LIS Lite'],
  ['reception', 'Paziresh'],
  ['online-results', 'Javab Online'],
  ['device-link', 'AzmaLink'],
  ['quality-control', 'QC Board'],
  ['inventory', 'Anbar'],
  ['accounting', 'Hesab'],
  ['insurance', 'Bimeh'],
  ['sampling-queue', 'Nobat'],
  ['barcode', 'Barcode Studio'],
  ['microbiology', 'Microb'],
  ['pathology', 'Pato'],
  ['cytology', 'Cyto'],
  ['genetics', 'Gene'],
  ['blood-bank', 'BloodBank'],
  ['home-sampling', 'Dar Manzel'],
  ['sms-panel', 'Payam'],
  ['reports', 'Gozaresh'],
  ['dashboard', 'Negah'],
  ['calibration', 'Calib'],
  ['maintenance', 'PM Plan'],
  ['documents', 'Mostanad'],
  ['staff-shifts', 'Shift'],
  ['patient-app', 'Azma App'],
  ['archive', 'Archive'],
  ['referral-labs', 'Erja'],
];

const others: PlannedProduct[] = [
  { id: 61, typeId: 6, kind: 'chemistry-analyzer', model: 'BA-960' },
  { id: 62, typeId: 6, kind: 'hematology-analyzer', model: 'HX-70' },
  { id: 71, typeId: 4, kind: 'lis', model: 'LIS Cloud' },
  { id: 72, typeId: 4, kind: 'online-results', model: 'Javab Plus' },
  { id: 73, typeId: 4, kind: 'dashboard', model: 'Negah Pro' },
  { id: 81, typeId: 3, kind: 'reagent-kit', model: 'GLU-500' },
  { id: 82, typeId: 3, kind: 'reagent-kit', model: 'CHO-500' },
  { id: 83, typeId: 3, kind: 'control-serum', model: 'CTRL-N' },
  { id: 84, typeId: 3, kind: 'tube-rack', model: 'TB-100' },
  { id: 91, typeId: 5, kind: 'spare-lamp', model: 'LMP-20' },
  { id: 92, typeId: 5, kind: 'spare-pump', model: 'PMP-3' },
  { id: 93, typeId: 5, kind: 'spare-board', model: 'MBD-7' },
];

export const plannedProducts: PlannedProduct[] = [
  ...hardware.map(([kind, model], at) => ({ id: at + 1, typeId: 1 as const, kind, model })),
  ...software.map(([kind, model], at) => ({ id: at + 31, typeId: 2 as const, kind, model })),
  ...others,
];

/** Where a demo picture lies, in its two qualities. `name` is for example `product-7-1` or `article-3`. */
export const demoPicture = (name: string) => ({
  imageAddressHighQuality: `/media/demo/${name}-high.webp`,
  imageAddressLowQuality: `/media/demo/${name}-low.webp`,
});
