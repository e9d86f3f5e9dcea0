import { systemRandom } from '#adapters/system/system-random.ts';
import type { ReturnDeps } from '#features/payment/index.ts';
import { createTimingEqualizer, type RepairDeps } from '#features/portal/index.ts';
import type { AntiForgery } from '#http/anti-forgery.ts';
import type { App } from '#http/app-env.ts';
import type { RouteGroupDeps } from '#http/create-route-group.ts';
import { createRepairApi } from '#http/routes/repair-api/create-repair-api.ts';
import type { RepairCookies } from '#http/routes/repair-api/repair-cookies.ts';
import type { Captcha } from '#ports/captcha.ts';
import type { Sms } from '#ports/sms.ts';
import type { ServerInputs } from './compose-inputs.ts';

type RepairInputs = Pick<ServerInputs, 'config' | 'log' | 'storage' | 'appSecret' | 'runTask'> & {
  captcha: Captcha;
  sms: Sms;
  antiForgery: AntiForgery;
  cookies: RepairCookies;
  payment: ReturnDeps;
  photos: RepairDeps['photos'];
  deskPhotos: RepairDeps['deskPhotos'];
  nudgeOutbox: () => void;
  usualDurations: RepairDeps['usualDurations'];
};

/** The repair API with everything it needs. */
export const composeRepair = (common: RouteGroupDeps, inputs: RepairInputs): App => {
  const { config, log, antiForgery, cookies, payment, runTask, ...given } = inputs;
  const repair: RepairDeps = {
    ...given,
    random: systemRandom,
    dailyBudget: config.sms.dailyBudget,
    onlineMaxRial: config.onlineMaxRial,
    acceptsAtOnce: config.repair.acceptsAtOnce,
    timing: createTimingEqualizer(systemRandom),
    alert: (what, facts) => log.warn(facts ?? {}, what),
  };
  return createRepairApi(common, { repair, antiForgery, cookies, runTask, payment });
};
