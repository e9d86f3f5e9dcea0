import { parseArgs } from 'node:util';
import { type Command, type CommandGroup, type Tools, WrongValue } from './command.ts';
import { writeHelp } from './write-help.ts';

/** Something was typed that does not exist or does not fit, or something is missing. */
export class UsageError extends Error {
  constructor(message: string, path: readonly string[]) {
    super(`${message}\nFor help: ${path.join(' ')} --help`);
  }
}

/** Finds the command that the words name and runs it. `path` is what was typed up to here. */
export const runCommand = async (
  entry: Command | CommandGroup,
  path: readonly string[],
  words: readonly string[],
  tools: Tools,
): Promise<void> => {
  if ('run' in entry) return runParsed(entry, path, words, tools);
  const [name, ...rest] = words;
  if (name === undefined || ['--help', '-h', 'help'].includes(name)) {
    return tools.print(writeHelp(entry, path));
  }
  const next = Object.hasOwn(entry.commands, name) ? entry.commands[name] : undefined;
  if (next) return runCommand(next, [...path, name], rest, tools);
  throw new UsageError(`there is no ${name.startsWith('-') ? 'option' : 'command'} ${name}`, path);
};

const runParsed = async (
  command: Command,
  path: readonly string[],
  words: readonly string[],
  tools: Tools,
): Promise<void> => {
  const { values, positionals } = parse(command, path, words);
  if (values.help) return tools.print(writeHelp(command, path));
  const known = command.args ?? [];
  const missing = known.slice(positionals.length).find((name) => !name.startsWith('['));
  if (missing) throw new UsageError(`${missing} is missing`, path);
  if (positionals.length > known.length) {
    throw new UsageError(`unexpected argument ${positionals[known.length]}`, path);
  }
  await command.run(tools, { args: positionals, values }).catch((error: unknown) => {
    throw error instanceof WrongValue ? new UsageError(error.message, path) : error;
  });
};

const help = { type: 'boolean', short: 'h' } as const;

const parse = ({ options }: Command, path: readonly string[], words: readonly string[]) => {
  try {
    return parseArgs({ args: [...words], options: { ...options, help }, allowPositionals: true });
  } catch (error) {
    // Node explains at length how to type such a word as an argument; its first sentence is enough.
    const [message = ''] = (error as Error).message.split(/\.\s/);
    throw new UsageError(message, path);
  }
};
