/** One source of a W3C action sequence: a key or a pointer, and what it does. Both drivers take the same words. */
type Actions = readonly Readonly<Record<string, unknown>>[];

/** What a walk needs of a browser, whatever protocol it is driven by. */
export type DrivenBrowser = {
  name: string;
  open: (url: string) => Promise<void>;
  /** The value of an expression in the page that stands open, by way of JSON. */
  ask: <Value>(expression: string) => Promise<Value>;
  act: (actions: Actions) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** The errors of the browser's console, where its protocol has them; `noteErrors` has those of all. */
  complaints: () => readonly string[];
  /** What the window shows, as PNG in base64. */
  picture: () => Promise<string>;
  close: () => Promise<void>;
};
