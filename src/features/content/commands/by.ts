/** Who does something to content. `staffId` null: a command of `azma`, or the system itself. */
export type By = { staffId: number | null; name: string };

export const systemBy: By = { staffId: null, name: 'خودکار' };
