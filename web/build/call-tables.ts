import { apiPaths } from '@boma/domain/api-paths.ts';
import { firstCalls } from '@boma/domain/first-calls.ts';
import type { Plugin } from 'vite';

const tables: Readonly<Record<string, object>> = { 'api-paths': { apiPaths }, 'first-calls': { firstCalls } };

/** The table that a module makes of the contract, written out. Undefined for other modules. */
export function tableIn(file: string): string | undefined {
  const name = /\/domain\/src\/([a-z-]+)\.ts$/.exec(file)?.[1] ?? '';
  const [entry] = Object.entries(tables[name] ?? {});
  return entry && `export const ${entry[0]} = ${JSON.stringify(entry[1])};`;
}

/** Writes out the tables that are made of the contract, so that no page waits for its schemas. */
export function callTables(): Plugin {
  return { name: 'call-tables', enforce: 'pre', load: (id) => tableIn(id.replace(/\?.*$/, '')) };
}
