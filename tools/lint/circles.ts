import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { importedPath } from './directions.ts';

/** Folders whose sub-folders are subjects. */
const ROOMS = ['domain/src', 'functions/src', 'web/src/features'] as const;
const IMPORT = /\b(?:from|import\()\s*'([^']+)'/g;

/** Which subject imports which, and through which file. */
type Graph = Map<string, Map<string, string>>;

/** `domain/src/chat` for a file of that subject; undefined for a file of none. */
export function subjectOf(path: string): string | undefined {
  const room = ROOMS.find((each) => path.startsWith(`${each}/`));
  const [subject, ...rest] = room ? path.slice(room.length + 1).split('/') : [];
  return room && subject && rest.length > 0 ? `${room}/${subject}` : undefined;
}

function filesUnder(root: string, folder: string): string[] {
  try {
    return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = posix.join(folder, entry.name);
      if (entry.isDirectory()) return filesUnder(root, path);
      return /(?<!\.test)\.tsx?$/.test(entry.name) ? [path] : [];
    });
  } catch {
    // A room that is not there has no circles.
    return [];
  }
}

/** Reads every import of a subject by another, imports of types included. */
function readGraph(root: string): Graph {
  const graph: Graph = new Map();
  for (const file of ROOMS.flatMap((room) => filesUnder(root, room))) {
    const own = subjectOf(file);
    if (!own) continue;
    for (const [, specifier = ''] of readFileSync(join(root, file), 'utf8').matchAll(IMPORT)) {
      const other = subjectOf(importedPath(file, specifier));
      if (!other || other === own) continue;
      const imports = graph.get(own) ?? new Map<string, string>();
      if (!imports.has(other)) imports.set(other, file);
      graph.set(own, imports);
    }
  }
  return graph;
}

/** The way back from one subject to another, both ends included; undefined when there is none. */
function wayBack(graph: Graph, from: string, to: string, seen = new Set<string>()): string[] | undefined {
  if (from === to) return [to];
  seen.add(from);
  for (const next of graph.get(from)?.keys() ?? []) {
    const rest = seen.has(next) ? undefined : wayBack(graph, next, to, seen);
    if (rest) return [from, ...rest];
  }
  return undefined;
}

const graphs = new Map<string, Graph>();

/** Why an import closes a circle of subjects, or undefined when it closes none. */
export function circle(root: string, file: string, specifier: string): string | undefined {
  const own = subjectOf(file);
  const other = subjectOf(importedPath(file, specifier));
  if (!own || !other || own === other || /\.test\.tsx?$/.test(file)) return undefined;
  const graph = graphs.get(root) ?? readGraph(root);
  graphs.set(root, graph);
  const back = wayBack(graph, other, own);
  return (
    back &&
    `subjects import each other in a circle: ${[own, ...back].join(' → ')}. Move the shared part down.`
  );
}
