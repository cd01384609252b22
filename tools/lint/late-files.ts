/** A test loads a module again when it has mocked another. */
const TEST = /\.test(-support)?\.tsx?$/;

/**
 * Tables: each line names a page, or a screen of the staff area, that is loaded when somebody opens it. A page is a part of the
 * site, not of another page, and bears its own name. For each table, where its lines lead to.
 */
const TABLES: Readonly<Record<string, readonly string[]>> = {
  'web/src/app/pages.ts': ['./routes/'],
  'web/src/app/routes/staff.tsx': ['./staff/', '../../features/staff/components/'],
};

/** Why `file` (a path from the root) may not load `specifier` by `import()`, or undefined when it may. */
export function unnamedLate(file: string, specifier: string): string | undefined {
  if (!file.startsWith('web/src/') || TEST.test(file)) return undefined;
  if (TABLES[file]?.some((folder) => specifier.startsWith(folder))) return undefined;
  if (!specifier.startsWith('.') || /\.later\.tsx?$/.test(specifier)) return undefined;
  return 'a file that comes by import() is named *.later.ts or *.later.tsx, so that nobody imports it into a first load.';
}
