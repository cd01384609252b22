import { readFileSync } from 'node:fs';
import { logTail, type Managed } from '../../../tools/lib/processes.ts';
import { eventually } from '../../support/eventually.ts';

/** Waits until a program has written this to its log. @throws Error with the end of the log if it never does. */
export function findInLog({ name, logFile }: Managed, pattern: RegExp): Promise<RegExpExecArray> {
  return eventually(async () => {
    const found = pattern.exec(readFileSync(logFile, 'utf8'));
    if (!found) throw new Error(`${name} has not written ${pattern.source}:\n${logTail(logFile)}`);
    return found;
  });
}
