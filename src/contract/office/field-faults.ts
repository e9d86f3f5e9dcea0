import type { z } from 'zod';

const faults = {
  missing: 'این را پر کنید.',
  short: 'این بیش از اندازه کوتاه است.',
  long: 'این بیش از اندازه بلند است.',
  email: 'ایمیل درست نیست.',
  wrong: 'این مقدار درست نیست.',
} as const;

/** A Persian sentence beside each field that the contract refuses; one a field, the first. */
export const writeFieldFaults = ({ issues }: Pick<z.ZodError, 'issues'>): Record<string, string> => {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const name = issue.path.join('.') || 'body';
    fields[name] ??= writeFault(issue);
  }
  return fields;
};

const writeFault = (issue: z.core.$ZodIssue): string => {
  // A sentence that stands in the schema itself is better than any of these.
  if (/[\u0600-\u06ff]/.test(issue.message)) return issue.message;
  // zod leaves the input out of its issues; only the message shows that there was none.
  if (issue.code === 'invalid_type' && /received undefined$/.test(issue.message)) return faults.missing;
  if (issue.code === 'too_small' && issue.origin !== 'number')
    return issue.minimum === 1 ? faults.missing : faults.short;
  if (issue.code === 'too_big' && issue.origin !== 'number') return faults.long;
  if (issue.code === 'invalid_format' && issue.format === 'email') return faults.email;
  return faults.wrong;
};
