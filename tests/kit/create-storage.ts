/** A storage as a browser's: its keys are its own properties. */
export const createStorage = (): Storage =>
  Object.create({
    getItem(name: string) {
      return (this as Record<string, string>)[name] ?? null;
    },
    setItem(name: string, value: string) {
      (this as Record<string, string>)[name] = value;
    },
    removeItem(name: string) {
      delete (this as Record<string, string>)[name];
    },
  });
