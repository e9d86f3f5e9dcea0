import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { AuthData, Centre, CurrentSession, RepairRequest, RepairView } from './entities.ts';
import {
  AddNoteBody,
  AddPhotoQuery,
  AnswerEstimateBody,
  AuthMobileQuery,
  CancelBody,
  DeclareBody,
  LoadListQuery,
  PayQuery,
  PhotoQuery,
  RecordReturnQuery,
  RemovePhotoBody,
  SaveAddressBody,
  SaveParcelBody,
  SavePollingBody,
  SaveRequestBody,
  VerifyCodeQuery,
  VerifyPaymentQuery,
} from './inputs.ts';
import { additionLimits, photoTypes } from './limits.ts';
import { PayData, VerifyPaymentData } from './money-entities.ts';

/** Where the repair API hangs below its origin. */
export const repairBasePath = '/repair-api';

const nothing = z.null();

/** What a call of a device's verified owner may be refused with. */
const ofOwner = ['unauthorised', 'forbidden', 'not_found', 'conflict'] as const;

/**
 * The calls of the repair API that the portal begins with. Letter case is part of the path. The server mounts this
 * table and the client calls it. Save has two bodies under one path, hence two entries; the one with an address is
 * chosen by it.
 */
export const repairCalls = defineCalls({
  authMobile: {
    method: 'get',
    path: '/Product/AuthMobile',
    tag: 'Verification',
    summary: 'Sends the code to the mobile of a device, found by serial, by its label or by trace number',
    query: AuthMobileQuery,
    result: AuthData,
    isGuarded: true,
    // A query string would be too short for some solutions.
    headers: { captcha: 'x-captcha' },
    refusals: ['captcha_required', 'captcha_failed', 'too_many'],
  },
  verifyCode: {
    method: 'post',
    path: '/Product/VerifyCode',
    tag: 'Verification',
    summary: 'Exchanges the code for a session of that one device',
    query: VerifyCodeQuery,
    result: RepairView,
    refusals: ['too_many'],
  },
  saveRequest: {
    method: 'post',
    path: '/RepairRequestHandler/Save',
    tag: 'Requests',
    summary: 'Registers a request, or edits the description of the open one',
    body: SaveRequestBody,
    result: RepairRequest,
    refusals: ofOwner,
  },
  saveAddress: {
    method: 'post',
    path: '/RepairRequestHandler/Save',
    tag: 'Requests',
    summary: 'Corrects the customer’s address on the open request',
    body: SaveAddressBody,
    whenBodyHas: 'address',
    result: RepairRequest,
    refusals: ofOwner,
  },
  savePolling: {
    method: 'post',
    path: '/RepairRequestHandler/SavePolling',
    tag: 'Requests',
    summary: 'Confirms the receipt of the device, or answers the survey',
    body: SavePollingBody,
    result: RepairRequest,
    refusals: ofOwner,
  },
  addNote: {
    method: 'post',
    path: '/RepairRequestHandler/AddNote',
    tag: 'Requests',
    summary: 'Leaves a note for the desk while the device is with the company',
    body: AddNoteBody,
    result: RepairRequest,
    refusals: ofOwner,
  },
  cancelRequest: {
    method: 'post',
    path: '/RepairRequestHandler/Cancel',
    tag: 'Requests',
    summary: 'Cancels a request whose device has not been received',
    body: CancelBody,
    result: RepairRequest,
    refusals: ofOwner,
  },
  declareClean: {
    method: 'post',
    path: '/RepairRequestHandler/Declare',
    tag: 'Requests',
    summary: 'Declares that the device is decontaminated; the shipping slip waits for it',
    body: DeclareBody,
    result: RepairRequest,
    refusals: ofOwner,
  },
  answerEstimate: {
    method: 'post',
    path: '/RepairRequestHandler/AnswerEstimate',
    tag: 'Requests',
    summary: 'Accepts or declines the estimate of that version',
    body: AnswerEstimateBody,
    result: RepairRequest,
    refusals: ofOwner,
  },
  saveParcel: {
    method: 'post',
    path: '/RepairRequestHandler/SaveParcel',
    tag: 'Requests',
    summary: 'Saves carrier and number of the parcel that is on its way to the company',
    body: SaveParcelBody,
    result: RepairRequest,
    refusals: ofOwner,
  },
  addPhoto: {
    method: 'post',
    path: '/RepairRequestHandler/AddPhoto',
    tag: 'Requests',
    summary: 'Adds one photo of the fault, as the body',
    query: AddPhotoQuery,
    upload: { types: photoTypes, maxBytes: additionLimits.photoBytes },
    result: RepairRequest,
    refusals: [...ofOwner, 'too_many', 'too_large', 'unsupported_type'],
  },
  removePhoto: {
    method: 'post',
    path: '/RepairRequestHandler/RemovePhoto',
    tag: 'Requests',
    summary: 'Takes a photo of the fault back, until the device is received',
    body: RemovePhotoBody,
    result: RepairRequest,
    refusals: ofOwner,
  },
  photo: {
    method: 'get',
    path: '/RepairRequestHandler/Photo',
    tag: 'Requests',
    summary: 'One photo of the fault, for the session of its device',
    query: PhotoQuery,
    result: nothing,
    download: ['image/webp'],
    refusals: ofOwner,
  },
  loadCentres: {
    method: 'get',
    path: '/Marakez/LoadList',
    tag: 'Requests',
    summary: 'Centres whose name holds the phrase, ten at most',
    query: LoadListQuery,
    result: z.array(Centre),
    isGuarded: true,
    refusals: ['too_many'],
  },
  pay: {
    method: 'get',
    path: '/Payment/Pay',
    tag: 'Payment',
    summary: 'Begins the payment of an invoice, or of a part of it, and returns the payment address',
    query: PayQuery,
    result: PayData,
    isGuarded: true,
    refusals: [...ofOwner, 'too_many'],
  },
  verifyPayment: {
    method: 'post',
    path: '/Payment/Verify',
    tag: 'Payment',
    summary: 'Asks how a payment ended; `status` 0 means that this is known, `data.state` says how',
    query: VerifyPaymentQuery,
    result: VerifyPaymentData,
    // Only the bank's own answer counts, so calling this gains nothing; and a payer whose browser
    // lost its cookies on the way must not be stopped here.
    isGuarded: false,
    refusals: ['not_found', 'too_many'],
  },
  recordReturn: {
    method: 'post',
    path: '/Payment/Return',
    tag: 'Payment',
    summary: 'Records that the payer is back from the bank, and returns the stored state of the payment',
    query: RecordReturnQuery,
    result: VerifyPaymentData,
    isGuarded: false,
    refusals: ['not_found', 'too_many'],
  },
  currentSession: {
    method: 'get',
    path: '/Session/Current',
    tag: 'Verification',
    summary: 'Where this browser stands: verified, waiting for a code, or neither',
    result: CurrentSession,
    isGuarded: false,
  },
  signOut: {
    method: 'post',
    path: '/Session/SignOut',
    tag: 'Verification',
    summary: 'Ends the session and the code step of this browser',
    result: nothing,
  },
});

export type RepairCalls = typeof repairCalls;
