import type { ActionName } from '#contract/office/action-names.ts';
import type { Permission } from '#contract/office/permissions.ts';
import { type AuditChange, writeAudit, writeAuditChanges } from '#features/audit/index.ts';
import { AppError, isAppError } from '#kernel/app-error.ts';
import type { Db, Storage } from '#storage/dialect.ts';
import {
  type ActionKey,
  findAction,
  type StoredAction,
  storeActionResult,
  takeActionKey,
} from './action.repository.ts';
import type { ActionActor, StaffActor } from './actor.ts';

export type ActionDeps = { storage: Pick<Storage, 'db'>; nudgeOutbox?: (() => void) | undefined };

export type ActionContext<Deps extends ActionDeps = ActionDeps, Who extends ActionActor = ActionActor> = {
  trx: Db;
  actor: Who;
  deps: Deps;
};

/** The same where a person of the office acts, never a command. */
export type StaffContext<Deps extends ActionDeps = ActionDeps> = ActionContext<Deps, StaffActor>;

/** Before the transaction. */
export type PrepareContext<
  Deps extends ActionDeps = ActionDeps,
  Who extends ActionActor = ActionActor,
> = Omit<ActionContext<Deps, Who>, 'trx'>;

/** What an action gives: a small result, and each change for the trail; without any, nothing was changed. */
export type ActionOutcome<Result> = { result: Result; audit: AuditChange | readonly AuditChange[] };

type ActionRules = {
  permission: Permission;
  /** Asks for password and second factor when they were given more than ten minutes ago. */
  needsProof?: boolean;
};

type ActionSpec<Deps extends ActionDeps, Who extends ActionActor, Input, Prepared, Result> = ActionRules & {
  name: ActionName;
  /** The result is not stored for a repeated key: it holds a secret, or doing it again is right. */
  ignoresKey?: boolean;
  /** Slow work and calls to others, before the transaction. */
  prepare?: (context: PrepareContext<Deps, Who>, input: Input) => Promise<Prepared>;
  /** The change itself. The result is stored as JSON and so holds ids, not views. Calls nothing outside. */
  run: (
    context: ActionContext<Deps, Who>,
    input: Input,
    prepared: Prepared,
  ) => Promise<ActionOutcome<Result>>;
  /** Removes what `prepare` left behind, whether the change was made or not. */
  release?: (deps: Deps, prepared: Prepared) => Promise<void>;
};

export type StaffAction<Deps extends ActionDeps, Who extends ActionActor, Input, Result> = ActionRules &
  ((deps: Deps, actor: Who, input: Input) => Promise<Result>);

/**
 * Defines one action of staff. It is done in one transaction with its audit rows and its stored result; asked for
 * again under the same key it gives that result and does nothing. When anything cannot be written, nothing was done.
 * What is refused for want of a permission leaves its row all the same.
 */
export const staffAction = <Deps extends ActionDeps, Who extends ActionActor, Input, Prepared, Result>(
  spec: ActionSpec<Deps, Who, Input, Prepared, Result>,
): StaffAction<Deps, Who, Input, Result> => {
  const perform = async (deps: Deps, actor: Who, input: Input): Promise<Result> => {
    requireAllowed(spec, actor);
    const key = findKey(spec, actor);
    // What is prepared may be possible once only: a challenge is spent, an old password is no longer right.
    const done = key && spec.prepare && (await findDone(deps.storage.db, key, actor));
    if (done) return done.result as Result;
    const prepared = (await spec.prepare?.({ deps, actor }, input)) as Prepared;
    try {
      const result = await deps.storage.db.transaction().execute((trx) =>
        once(trx, key, actor, async () => {
          const outcome = await spec.run({ trx, actor, deps }, input, prepared);
          await writeAuditChanges(trx, actor, spec.name, [outcome.audit].flat());
          return outcome.result;
        }),
      );
      deps.nudgeOutbox?.();
      return result;
    } finally {
      await spec.release?.(deps, prepared);
    }
  };
  const performOrAudit = (deps: Deps, actor: Who, input: Input): Promise<Result> =>
    perform(deps, actor, input).catch(async (error: unknown) => {
      const subject = { kind: 'call', id: spec.name } as const;
      if (isAppError(error, 'forbidden'))
        await writeAudit(deps.storage.db, actor, { action: 'call.refuse', subject });
      throw error;
    });
  const { permission, needsProof = false } = spec;
  return Object.assign(performOrAudit, { permission, needsProof });
};

const requireAllowed = ({ permission, needsProof }: ActionRules, actor: ActionActor): void => {
  if (!actor.permissions.has(permission)) throw new AppError('forbidden');
  if (needsProof && !actor.hasFreshProof) throw new AppError('reauth_required');
};

/** Undefined where a repeat is done again. */
const findKey = (
  { name, ignoresKey }: { name: ActionName; ignoresKey?: boolean },
  { staffId, idempotencyKey }: ActionActor,
): ActionKey | undefined =>
  ignoresKey || staffId === null || idempotencyKey === undefined
    ? undefined
    : { staffId, idempotencyKey, call: name };

const findDone = async (
  db: Db,
  key: ActionKey,
  { inputHash = '' }: ActionActor,
): Promise<StoredAction | undefined> => {
  const done = await findAction(db, key);
  if (done && done.inputHash !== inputHash) {
    throw new AppError('conflict', { message: 'one idempotency key was used for two different inputs' });
  }
  return done;
};

const once = async <Result>(
  trx: Db,
  key: ActionKey | undefined,
  actor: ActionActor,
  run: () => Promise<Result>,
): Promise<Result> => {
  if (!key) return run();
  if (await takeActionKey(trx, key, actor.inputHash ?? '')) {
    const result = await run();
    await storeActionResult(trx, key, result);
    return result;
  }
  return (await findDone(trx, key, actor))?.result as Result;
};
