import type { Command, CommandGroup, Option } from './command.ts';

/** The help of a group or of one command. `path` is how it is typed: `npm run azma --`, `desk`, `show`. */
export const writeHelp = (entry: Command | CommandGroup, path: readonly string[]): string => {
  const typed = path.join(' ');
  const parts =
    'commands' in entry
      ? [
          `Usage: ${typed} COMMAND`,
          entry.summary,
          writeTable('Commands', Object.entries(entry.commands).map(describeEntry)),
          `Help for one command: ${typed} COMMAND --help`,
          entry.notes,
        ]
      : [
          ['Usage:', typed, ...(entry.args ?? []), ...(entry.options ? ['[OPTIONS]'] : [])].join(' '),
          entry.summary,
          writeTable('Options', [
            ...Object.entries(entry.options ?? {}).map(describeOption),
            ['-h, --help', 'shows this text'],
          ]),
          entry.notes,
        ];
  return parts.filter((part) => part !== undefined).join('\n\n');
};

type Row = readonly [left: string, right: string];

const describeEntry = ([name, entry]: [string, Command | CommandGroup]): Row => [
  [name, ...('args' in entry ? (entry.args ?? []) : [])].join(' '),
  entry.summary,
];

const describeOption = ([name, { value, help, multiple }]: [string, Option]): Row => [
  `--${name}${value ? ` ${value}` : ''}`,
  `${help}${multiple ? '; may be repeated' : ''}`,
];

const writeTable = (title: string, rows: Row[]): string => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return [`${title}:`, ...rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`)].join('\n');
};
