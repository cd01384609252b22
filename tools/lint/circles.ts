import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { importedPath } from './directions.ts';

const SOURCES = ['domain/src', 'functions/src', 'web/src'] as const;
/** Folders whose sub-folders are subjects. */
const ROOMS = ['domain/src', 'functions/src', 'web/src/features'] as const;
const IMPORT = /\b(?:from|import\()\s*'([^']+)'/g;
const TEST = /\.test\.tsx?$/;

/** Each file with the files that it imports: values, types, and what comes by `import()`. */
type Imports = ReadonlyMap<string, ReadonlySet<string>>;
/** What a circle goes through, of a path: a file or its subject. Undefined for a path of none. */
type UnitOf = (path: string) => string | undefined;

/** `domain/src/chat` for a file of that subject; undefined for a file of none. */
function subjectOf(path: string): string | undefined {
  const room = ROOMS.find((each) => path.startsWith(`${each}/`));
  const [subject, ...rest] = room ? path.slice(room.length + 1).split('/') : [];
  return room && subject && rest.length > 0 ? `${room}/${subject}` : undefined;
}

function filesUnder(root: string, folder: string): string[] {
  try {
    return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = posix.join(folder, entry.name);
      if (entry.isDirectory()) return filesUnder(root, path);
      return /\.tsx?$/.test(entry.name) && !TEST.test(entry.name) ? [path] : [];
    });
  } catch {
    // A room that is not there has no circles.
    return [];
  }
}

function readImports(root: string): Imports {
  const importsOf = (file: string) =>
    Array.from(readFileSync(join(root, file), 'utf8').matchAll(IMPORT), ([, specifier = '']) =>
      importedPath(file, specifier),
    );
  return new Map(
    SOURCES.flatMap((folder) => filesUnder(root, folder)).map((file) => [file, new Set(importsOf(file))]),
  );
}

function graphOf(imports: Imports, unitOf: UnitOf): Imports {
  const graph = new Map<string, Set<string>>();
  for (const [file, imported] of imports) {
    const own = unitOf(file);
    if (!own) continue;
    const others = graph.get(own) ?? new Set<string>();
    for (const each of imported) {
      const other = unitOf(each);
      if (other && other !== own) others.add(other);
    }
    graph.set(own, others);
  }
  return graph;
}

/** The way back from one to another, both ends included; undefined when there is none. */
function wayBack(graph: Imports, from: string, to: string, seen = new Set<string>()): string[] | undefined {
  if (from === to) return [to];
  seen.add(from);
  for (const next of graph.get(from) ?? []) {
    const rest = seen.has(next) ? undefined : wayBack(graph, next, to, seen);
    if (rest) return [from, ...rest];
  }
  return undefined;
}

/** A check of the imports of files: why one closes a circle of `units`, or undefined when it closes none. */
function circleOf(units: string, unitOf: UnitOf) {
  const graphs = new Map<string, Imports>();
  return (file: string, specifier: string, root: string): string | undefined => {
    const own = unitOf(file);
    const other = unitOf(importedPath(file, specifier));
    if (!own || !other || own === other || TEST.test(file)) return undefined;
    const graph = graphs.get(root) ?? graphOf(readImports(root), unitOf);
    graphs.set(root, graph);
    const back = wayBack(graph, other, own);
    return (
      back &&
      `${units} import each other in a circle: ${[own, ...back].join(' → ')}. Move the shared part down.`
    );
  };
}

/** Imports of types and dynamic ones count. */
export const subjectCircle = circleOf('subjects', subjectOf);

/** For `import()`, of values and of types: `import/no-cycle` looks at every other import of a file. */
export const fileCircle = circleOf('files', (path) => path);
