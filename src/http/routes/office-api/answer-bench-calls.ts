import type { benchCalls } from '#contract/office/calls/bench-calls.ts';
import {
  addIntakePhoto,
  addRepairNote,
  readBenchQueue,
  readForBench,
  receiveRepair,
  writeRepairIntake,
} from '#features/desk/index.ts';
import type { DeskAnswerDeps } from './answer-desk-calls.ts';
import { takeDeskPhoto } from './answer-photo-calls.ts';
import type { AnswersFor } from './office-context.ts';
import { performActions } from './perform-actions.ts';

const viewedActions = { receiveAtBench: receiveRepair, writeBenchIntake: writeRepairIntake };
export const benchActions = { ...viewedActions, addBenchNote: addRepairNote, addBenchPhoto: addIntakePhoto };

/** The same actions as at the desk; what is shown afterwards holds no sums, mobiles or SMS. */
export const answerBenchCalls = (deps: DeskAnswerDeps): AnswersFor<keyof typeof benchCalls> => {
  const { db } = deps.storage;
  const readRepair = ({ traceNumber }: { traceNumber: string }) => readForBench(db, traceNumber);
  return {
    listBenchRepairs: ({ q, assignee, page = 1, size = 25 }, { actor }) =>
      readBenchQueue(db, {
        page,
        size,
        query: q,
        ...(q ? {} : ({ list: 'open', sort: 'work' } as const)),
        assignee: assignee === 'me' ? actor.staffId : assignee === 'all' ? undefined : assignee,
      }),
    getBenchRepair: readRepair,
    ...performActions(deps, viewedActions, readRepair),
    addBenchNote: async ({ traceNumber, text }, { actor }) => {
      await addRepairNote(deps, actor, { traceNumber, text, isForCustomer: false, sendsSms: false });
      return readRepair({ traceNumber });
    },
    addBenchPhoto: async (input, { actor }) => {
      await takeDeskPhoto(deps, addIntakePhoto, actor, input);
      return readRepair(input);
    },
  };
};
