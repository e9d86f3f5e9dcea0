import type { Credentials } from './password-step.tsx';

export const DemoPeople = (_: { isSecondStep: boolean; onChoose: (given: Credentials) => void }) => null;
