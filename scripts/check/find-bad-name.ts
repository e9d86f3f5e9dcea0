const vagueName = /(^|\/)(utils?|helpers?|misc|common|services?(?!-report)|managers?|parts)(\.|\/|-)/;
const kebab = /^[a-z0-9][a-z0-9.-]*$/;

/** What is wrong with the name of a file: it says nothing, or is spelled in another way than all others. */
export const findBadName = (file: string): string | undefined => {
  if (vagueName.test(file)) return 'does not say what it does';
  return kebab.test(file.split('/').at(-1) ?? '') ? undefined : 'is not in kebab-case';
};
