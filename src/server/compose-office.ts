import { systemRandom } from '#adapters/system/system-random.ts';
import { replyMailKind } from '#features/contact/index.ts';
import { type EditorDeps, readSiteName } from '#features/content/index.ts';
import { createPasswordHasher, invitationMailKind, type StaffDeps } from '#features/staff/index.ts';
import { createAntiForgery } from '#http/anti-forgery.ts';
import type { App } from '#http/app-env.ts';
import type { RouteGroupDeps } from '#http/create-route-group.ts';
import { isHttps } from '#http/is-https.ts';
import { createOfficeRoutes } from '#http/routes/office/create-office-routes.ts';
import { answerOfficeCalls } from '#http/routes/office-api/answer-office-calls.ts';
import { createOfficeApi } from '#http/routes/office-api/create-office-api.ts';
import { defineOfficeCookies } from '#http/routes/office-api/office-cookies.ts';
import type { ServerInputs } from './compose-inputs.ts';
import { createRichTextCleaner } from './create-rich-text-cleaner.ts';
import { releaseVersion } from './release-version.ts';
import { writeSimulatorsUrl } from './start-external-services.ts';

type OfficeInputs = Pick<
  ServerInputs,
  | 'config'
  | 'log'
  | 'storage'
  | 'appSecret'
  | 'background'
  | 'payments'
  | 'external'
  | 'officeOrigin'
  | 'siteOrigin'
  | 'officePage'
  | 'disk'
  | 'media'
  | 'runTask'
> & {
  /** Renders a page of the site as a database shows it: for previews. */
  renderPage: EditorDeps['renderPage'];
};

/** The office's two route groups: its page and its calls. */
export const composeOffice = (
  common: RouteGroupDeps,
  inputs: OfficeInputs,
): { officeApi: App; office: App } => {
  const { config, log, storage, appSecret, background, officeOrigin } = inputs;
  const origin = config.officeOrigin ?? config.publicOrigin;
  const cookies = defineOfficeCookies(isHttps(origin));
  const antiForgery = createAntiForgery({
    appSecret,
    publicOrigin: origin,
    boundCookies: [cookies.staff.name],
  });
  const staff: StaffDeps = {
    storage,
    appSecret,
    random: systemRandom,
    passwords: createPasswordHasher(systemRandom),
    scorePassword: async ({ password, words }) => {
      const company = await readSiteName(storage.db);
      return inputs.runTask('scorePassword', {
        password,
        words: [...words, company, ...company.split(/\s+/)],
      });
    },
    officeOrigin,
    canSendMail: background.canSend(invitationMailKind),
    nudgeOutbox: background.nudgeOutbox,
    alert: (what, facts) => log.warn(facts ?? {}, what),
  };
  const inbox = {
    storage,
    canSendMail: background.canSend(replyMailKind),
    nudgeOutbox: background.nudgeOutbox,
  };
  const offersDemoPeople = !config.isProduction && config.loadsDemo && config.simulators.isOn;
  const desk = {
    storage,
    appSecret,
    random: systemRandom,
    nudgeOutbox: background.nudgeOutbox,
    siteOrigin: inputs.siteOrigin,
    photos: inputs.media.faultPhotos,
    deskPhotos: inputs.media.deskPhotos,
  };
  const answers = answerOfficeCalls({
    staff,
    cookies,
    antiForgery,
    offersDemoPeople,
    authenticatorUrl: writeSimulatorsUrl(inputs.external, '/authenticator'),
    inbox,
    desk,
    payment: inputs.payments.deps,
    content: {
      storage,
      cleanRichText: createRichTextCleaner(config.embedHosts, inputs.runTask),
      renderPage: inputs.renderPage,
      siteOrigin: inputs.siteOrigin,
    },
    media: {
      storage,
      appSecret,
      mediaRoot: config.mediaRoot,
      putIntoStore: inputs.media.library?.putIntoStore,
      removeFromStore: inputs.media.library?.removeFromStore,
      fetchFromStore: inputs.media.library?.fetchFromStore,
    },
    runTask: inputs.runTask,
    systemStatus: {
      storage,
      release: releaseVersion,
      schedule: config.backup.schedule,
      disk: inputs.disk.facts,
    },
  });
  return {
    officeApi: createOfficeApi(common, { staff, cookies, antiForgery, origin, answers }),
    office: createOfficeRoutes(common, inputs.officePage, cookies.staff),
  };
};
