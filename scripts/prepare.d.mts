export const root: string;
export const projectNode: string;
export const npmCommand: { file: string; args: string[] };
export const run: (command: string, args: string[], options?: object) => void;
export const installPackages: (wanted: { withTools: boolean }) => void;
export const buildAll: () => void;
