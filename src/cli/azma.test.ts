import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '#kit/make-folder.ts';
import { runAzma as runAzmaAlone } from '#kit/run-azma.ts';
import { azmaCommand } from '#server/azma-command.ts';
import { azma, runAzma } from './azma.ts';
import type { Command, CommandGroup } from './command.ts';
import { UsageError } from './run-command.ts';

type Level = { words: string[]; entry: Command | CommandGroup };

const listLevels = (entry: Command | CommandGroup, words: string[] = []): Level[] => [
  { words, entry },
  ...('commands' in entry
    ? Object.entries(entry.commands).flatMap(([name, next]) => listLevels(next, [...words, name]))
    : []),
];

const levels = listLevels(azma);
const type = async (...words: string[]): Promise<string> => {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const open = () => Promise.reject(new Error('help and refusals need no database'));
  await runAzma(words, { print, printProgress: print, open });
  return lines.join('\n');
};

// accepts 847
describe('the command line', () => {
  it('has every command that an operator needs', () => {
    expect(Object.keys(azma.commands)).toEqual([
      ...['staff', 'desk', 'import', 'payments', 'messages', 'backup', 'restore', 'demo'],
    ]);
    expect(levels.length).toBeGreaterThan(25);
  });

  it.each(levels.map(({ words, entry }) => ({ typed: ['azma', ...words].join(' '), words, entry })))(
    '$typed --help lists commands or options, and an unknown option is refused',
    async ({ words, entry }) => {
      for (const help of ['--help', '-h']) {
        const text = await type(...words, help);
        expect(text).toContain(['Usage:', azmaCommand(), ...words].join(' '));
        expect(text).toContain(entry.summary);
        const names =
          'commands' in entry
            ? Object.keys(entry.commands)
            : Object.keys(entry.options ?? {}).map((name) => `--${name}`);
        for (const name of names) expect(text).toMatch(new RegExp(`^ {2}${name}\\b`, 'm'));
      }
      const refused = await type(...words, '--colour').catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(UsageError);
      expect(String(refused)).toContain('--colour');
      expect(String(refused)).toContain(['For help:', azmaCommand(), ...words, '--help'].join(' '));
    },
  );

  it.each([
    ['an unknown command', ['explode'], 'there is no command explode'],
    ['a name every object has', ['constructor'], 'there is no command constructor'],
    ['an unknown command of a group', ['desk', 'explode'], 'there is no command explode'],
    ['a missing argument', ['restore'], 'FOLDER is missing'],
    ['an argument too many', ['backup', 'one', 'two'], 'unexpected argument two'],
    ['an option without its value', ['desk', 'invoice', '12345678', '--amount'], '--amount'],
    ['an option of another command', ['desk', 'approve', '12345678', '--amount', '1'], '--amount'],
    ['a value that is no number', ['messages', '--count', 'x'], '--count must be a whole number'],
    ['a value that is none of those it takes', ['backup', '--kind', 'weekly'], '--kind is hourly or daily'],
    ['what is no number of a payment', ['payments', 'show', 'abc'], 'ID is the number of a payment'],
    ['what is no day', ['payments', 'report', '--day', 'soon'], '--day is a date'],
    ['what is no trace number', ['desk', 'show', 'abc'], 'show needs the trace number'],
    ['what is no status', ['desk', 'list', '--status', '9'], 'there is no such status'],
  ])('refuses %s in two lines', async (_what, words, reason) => {
    const refused = await type(...words).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(UsageError);
    const [first, second, ...more] = (refused as UsageError).message.split('\n');
    expect(first).toContain(reason);
    expect(second).toMatch(/^For help: .* --help$/);
    expect(more).toEqual([]);
  });

  it('takes every option that its help names, such as the reason of a payment', async () => {
    const words = ['desk', 'paid', '12345678', '--by', 'cash', '--reason', 'رسید دیده شد'];
    await expect(type(...words)).rejects.toThrow('help and refusals need no database');
  });

  it('ends with 0 after help, 1 after a refusal and 2 when typed wrongly', async () => {
    const env = { DATA_DIR: makeFolder('azma') };
    const [help, failed, wrong, wrongValue, byNpm] = await Promise.all([
      runAzmaAlone(['desk', '--help'], env),
      runAzmaAlone(['desk', 'show', '00000000'], env),
      runAzmaAlone(['desk', 'explode'], env),
      runAzmaAlone(['staff', 'invite', '--email', 'boss'], env),
      runAzmaAlone(['desk', 'explode'], { ...env, npm_lifecycle_event: 'azma' }),
    ]);
    expect(help).toEqual({ code: 0, out: expect.stringContaining('Usage: ./azma desk COMMAND'), err: '' });
    expect(failed).toEqual({ code: 1, out: '', err: 'cannot show: there is no request 00000000\n' });
    expect(wrong).toEqual({
      code: 2,
      out: '',
      err: 'there is no command explode\nFor help: ./azma desk --help\n',
    });
    expect(wrongValue).toEqual({
      code: 2,
      out: '',
      err: '--email is no e-mail address\nFor help: ./azma staff invite --help\n',
    });
    expect(byNpm.err).toContain('For help: npm run azma -- desk --help');
  });

  it('is one of eleven npm scripts', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
    expect(Object.keys(scripts).sort()).toEqual([
      ...[
        'azma',
        'bench',
        'browsers',
        'build',
        'check',
        'dev',
        'faults',
        'format',
        'release',
        'start',
        'test',
      ],
    ]);
  });
});
