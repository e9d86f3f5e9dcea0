import { z } from 'zod';
import {
  AuthData,
  Centre,
  CurrentSession,
  PayData,
  RepairRequest,
  RepairView,
  VerifyPaymentData,
} from './entities.ts';
import {
  AddNoteBody,
  AuthMobileQuery,
  CancelBody,
  LoadListQuery,
  NoteReturnQuery,
  PayQuery,
  SaveAddressBody,
  SavePollingBody,
  SaveRequestBody,
  VerifyCodeQuery,
  VerifyPaymentQuery,
} from './inputs.ts';

/** Where the repair API hangs below its origin. */
export const repairBasePath = '/repair-api';

/** One call of the repair API: where it is, what it takes, what it gives in `data`. */
export type RepairCall = {
  method: 'get' | 'post';
  path: string;
  summary: string;
  query?: z.ZodObject;
  body?: z.ZodObject;
  data: z.ZodType;
  /** Changes something, or sends something: other sites must not be able to set it off. */
  isGuarded: boolean;
  /** May answer that a captcha is needed; the solved one travels in the header `captchaHeader`. */
  mayAskCaptcha?: true;
};

/** Carries the solution of a captcha; a query string would be too short for some. */
export const captchaHeader = 'x-captcha';

const define = <const Call extends RepairCall>(call: Call): Call => call;
const nothing = z.null();

/**
 * The repair API, whole. Letter case is part of the path. The server mounts this table and the client calls it.
 * Save has two bodies under one path, hence two entries.
 */
export const repairCalls = {
  authMobile: define({
    method: 'get',
    path: '/Product/AuthMobile',
    summary: 'Sends the code to the mobile of a device, found by serial or by trace number',
    query: AuthMobileQuery,
    data: AuthData,
    isGuarded: true,
    mayAskCaptcha: true,
  }),
  verifyCode: define({
    method: 'post',
    path: '/Product/VerifyCode',
    summary: 'Exchanges the code for a session of that one device',
    query: VerifyCodeQuery,
    data: RepairView,
    isGuarded: true,
  }),
  saveRequest: define({
    method: 'post',
    path: '/RepairRequestHandler/Save',
    summary: 'Registers a request, or edits the description of the open one',
    body: SaveRequestBody,
    data: RepairRequest,
    isGuarded: true,
  }),
  saveAddress: define({
    method: 'post',
    path: '/RepairRequestHandler/Save',
    summary: 'Corrects the customer’s address on the open request',
    body: SaveAddressBody,
    data: RepairRequest,
    isGuarded: true,
  }),
  savePolling: define({
    method: 'post',
    path: '/RepairRequestHandler/SavePolling',
    summary: 'Confirms the receipt of the device, or answers the survey',
    body: SavePollingBody,
    data: RepairRequest,
    isGuarded: true,
  }),
  addNote: define({
    method: 'post',
    path: '/RepairRequestHandler/AddNote',
    summary: 'Leaves a note for the desk while the device is with the company',
    body: AddNoteBody,
    data: RepairRequest,
    isGuarded: true,
  }),
  cancelRequest: define({
    method: 'post',
    path: '/RepairRequestHandler/Cancel',
    summary: 'Cancels a request whose device has not been received',
    body: CancelBody,
    data: RepairRequest,
    isGuarded: true,
  }),
  loadCentres: define({
    method: 'get',
    path: '/Marakez/LoadList',
    summary: 'Centres whose name holds the phrase, ten at most',
    query: LoadListQuery,
    data: z.array(Centre),
    isGuarded: true,
  }),
  pay: define({
    method: 'get',
    path: '/Payment/Pay',
    summary: 'Begins the payment of an invoice and tells where to pay',
    query: PayQuery,
    data: PayData,
    isGuarded: true,
  }),
  verifyPayment: define({
    method: 'post',
    path: '/Payment/Verify',
    summary: 'Asks how a payment ended; `status` 0 means that this is known, `data.state` says how',
    query: VerifyPaymentQuery,
    data: VerifyPaymentData,
    // Only the bank's own answer counts, so whoever sets this off gains nothing; and a payer whose browser
    // lost its cookies on the way must not be stopped here.
    isGuarded: false,
  }),
  noteReturn: define({
    method: 'post',
    path: '/Payment/Return',
    summary:
      'Writes down that the payer is back from the bank, and tells how the payment stands in the books',
    query: NoteReturnQuery,
    data: VerifyPaymentData,
    isGuarded: false,
  }),
  currentSession: define({
    method: 'get',
    path: '/Session/Current',
    summary: 'Where this browser stands: verified, waiting for a code, or neither',
    data: CurrentSession,
    isGuarded: false,
  }),
  signOut: define({
    method: 'post',
    path: '/Session/SignOut',
    summary: 'Ends the session and the code step of this browser',
    data: nothing,
    isGuarded: true,
  }),
} satisfies Record<string, RepairCall>;

export type RepairCalls = typeof repairCalls;
export type RepairCallName = keyof RepairCalls;
