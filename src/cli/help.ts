// What the railhead command says of itself.

import { COMMANDS, COMMON, type Command, type Flag, nameOf } from './commands.js';

/** Every command, or what one of them takes. */
export function helpOf(command?: Command): string {
  if (command === undefined)
    return [
      'Usage: railhead <command> [options]',
      section(
        'Commands',
        COMMANDS.map(({ usage, says }): Row => [usage, says]),
      ),
      section('Options', COMMON.map(rowOf)),
      'railhead <command> --help says what a command takes.',
    ].join('\n\n');
  return [
    `Usage: railhead ${command.usage}${command.flags.length > 0 ? ' [options]' : ''}`,
    `  ${nameOf(command)}: ${command.says}`,
    section('Options', [...command.flags, ...COMMON].map(rowOf)),
  ].join('\n\n');
}

type Row = readonly [name: string, says: string];

const rowOf = ({ name, short, value, says }: Flag): Row => [
  `${short === undefined ? '' : `-${short}, `}--${name}${value === undefined ? '' : ` <${value}>`}`,
  says,
];

function section(head: string, rows: readonly Row[]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  return [`${head}:`, ...rows.map(([name, says]) => `  ${name.padEnd(width)}  ${says}`)].join('\n');
}
