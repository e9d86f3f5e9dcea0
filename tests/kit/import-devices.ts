import { importSoldProducts } from '#features/device-import/index.ts';
import { openServerDatabase, type ServerDatabase } from './open-server-database.ts';

export type TestDevice = { serial: string; mobile: string };

/** Gives a running server devices of a test's own, as the company would: by importing a file beside it. */
export const importDevices = async (place: ServerDatabase, count: number): Promise<TestDevice[]> => {
  const devices = Array.from({ length: count }, (_, at) => ({
    serial: `TS-${2000 + at}`,
    mobile: `0933${String(1_000_000 + at)}`,
  }));
  const lines = devices.map(
    ({ serial, mobile }) => `${serial},سانتریفیوژ CF-24,${mobile},"تهران، خیابان آزمون، پلاک یک"`,
  );
  const file = ['سریال,نام محصول,موبایل,نشانی', ...lines].join('\n');
  const storage = openServerDatabase(place);
  const report = await importSoldProducts(storage, new TextEncoder().encode(file), { isDryRun: false });
  await storage.close();
  if (!report.isStored) throw new Error(JSON.stringify(report.refused));
  return devices;
};

/** Forgets what was counted for everyone together, so that one test's codes do not bring captchas to the next. */
export const clearLimits = async (place: ServerDatabase): Promise<void> => {
  const storage = openServerDatabase(place);
  for (const table of ['limit_take', 'code_challenge', 'code_pace'] as const) {
    await storage.db.deleteFrom(table).execute();
  }
  await storage.close();
};
