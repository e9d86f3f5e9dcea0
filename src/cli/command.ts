import type { parseArgs } from 'node:util';
import type { Installation } from './open-installation.ts';

export type Option = {
  type: 'string' | 'boolean';
  multiple?: true;
  /** What the help writes for the value: RIAL, TEXT. */
  value?: string;
  help: string;
};

export type Options = Readonly<Record<string, Option>>;

/** What was typed, as Node reads it. */
export type Values<Known extends Options> = ReturnType<typeof parseArgs<{ options: Known }>>['values'];

export type Tools = {
  print: (line: string) => void;
  /** A line for the person who waits; it is not part of the result. */
  printProgress: (line: string) => void;
  /** Opens the database of this installation, brought up to date unless told not to. It is closed after the command. */
  open: (options?: { migrates?: boolean }) => Promise<Installation>;
};

/** A command, with everything that its help shows. Heavy modules are imported in `run`, so that help is quick. */
export type Command<Known extends Options = Options> = {
  summary: string;
  /** Words after the name: `CODE` is required, `[FOLDER]` is optional. */
  args?: readonly string[];
  options?: Known;
  notes?: string;
  // A method, because only methods of commands with different options fit into one table.
  run(tools: Tools, given: { args: readonly string[]; values: Values<Known> }): Promise<void>;
};

/** A value that was typed does not fit, or one is missing: wrong usage, where a refusal is not. */
export class WrongValue extends Error {
  override name = 'WrongValue';
}

export type CommandGroup = {
  summary: string;
  commands: Readonly<Record<string, Command | CommandGroup>>;
  notes?: string;
};

/** Gives `run` the types of the command's own options. */
export const defineCommand = <const Known extends Options>(command: Command<Known>): Command<Known> =>
  command;
