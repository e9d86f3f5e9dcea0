import type { Config } from '#config';
import { purgeUsedCaptchas } from '#features/captcha/index.ts';
import { purgeSuggestions } from '#features/contact/index.ts';
import { purgeBin, purgeShares } from '#features/content/index.ts';
import { purgeDeskPhotos } from '#features/desk/index.ts';
import { purgeDeletedDevices } from '#features/devices/index.ts';
import { purgeLimits } from '#features/limits/index.ts';
import { sweepUploadParts } from '#features/media/index.ts';
import { purgeCodes } from '#features/one-time-code/index.ts';
import { purgeOutbox } from '#features/outbox/index.ts';
import { purgeFaultPhotos } from '#features/requests/index.ts';
import { purgeStaff } from '#features/staff/index.ts';
import { purgeActions } from '#features/staff-action/index.ts';
import { purgeBackupRuns } from '#features/system-status/index.ts';
import type { Storage } from '#storage/dialect.ts';
import type { Media } from './media/open-media.ts';

type PurgeInputs = {
  config: Config;
  storage: Storage;
  media: Pick<Media, 'sweepDisk' | 'sweepStore' | 'faultPhotos' | 'deskPhotos'>;
};

/** Removes what uploads have left that a crash cut off. */
export const sweepUploads = async ({ config, storage, media }: PurgeInputs): Promise<void> => {
  await sweepUploadParts(config.mediaRoot);
  await media.sweepDisk(storage.db);
};

/** The removal of old rows and files. */
export const listPurges = (inputs: PurgeInputs): (() => Promise<unknown>)[] => {
  const { config, storage, media } = inputs;
  const keepDays = config.photoKeepDays;
  return [
    () => sweepUploads(inputs),
    () => purgeLimits({ storage }),
    () => purgeDeletedDevices({ storage }),
    () => purgeUsedCaptchas({ storage }),
    () => purgeOutbox({ storage }),
    () => purgeSuggestions({ storage }, config.contactKeepDays),
    () => purgeCodes({ storage }),
    () => purgeFaultPhotos({ storage }, { photos: media.faultPhotos, keepDays }),
    () => purgeDeskPhotos({ storage }, { photos: media.deskPhotos, keepDays }),
    () => purgeStaff({ storage }),
    () => purgeActions({ storage }),
    () => purgeBin({ storage }),
    () => purgeShares({ storage }),
    () => purgeBackupRuns({ storage }),
    () => media.sweepStore(storage.db),
  ];
};
