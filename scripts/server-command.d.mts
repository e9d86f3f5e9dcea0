export const serverCommand: { file: string; args: string[]; env: Record<string, string> };
