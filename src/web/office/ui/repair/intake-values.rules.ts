import type { IntakeInput } from '../../app/queries/repair-queries.ts';

export type Condition = IntakeInput['condition'];

/** What is being noted about a device that came. No condition is chosen at first. */
export type IntakeValues = {
  condition: Condition | undefined;
  accessories: Readonly<Record<string, number>>;
  remark: string;
};

export const emptyIntake: IntakeValues = { condition: undefined, accessories: {}, remark: '' };

export const maxAccessories = 999;

/** Undefined until a condition is chosen: nothing is stored then. */
export const toIntake = ({ condition, accessories, remark }: IntakeValues): IntakeInput | undefined =>
  condition && {
    condition,
    accessories: Object.entries(accessories)
      .filter(([, count]) => count > 0)
      .map(([name, count]) => ({ name, count })),
    remark: remark.trim(),
  };

export const toIntakeValues = (
  stored: {
    condition: Condition;
    accessories: readonly { name: string; count: number }[];
    remark: string;
  } | null,
): IntakeValues =>
  stored
    ? {
        condition: stored.condition,
        accessories: Object.fromEntries(stored.accessories.map(({ name, count }) => [name, count])),
        remark: stored.remark,
      }
    : emptyIntake;

/** Those of the settings, and those a request has that have left the settings since. */
export const listOfferedAccessories = (known: readonly string[], values: IntakeValues): string[] => [
  ...known,
  ...Object.keys(values.accessories).filter((name) => !known.includes(name)),
];
