/** The Firestore emulator's account of which rule expressions have been evaluated, and to what. */
export type RuleNode = {
  sourcePosition?: { line?: number; column?: number };
  values?: { count?: number }[];
  children?: RuleNode[];
};
export type RuleCoverage = { report?: RuleNode[] };

export type CoverageSummary = { nodes: number; evaluated: number; missed: string[] };

function withChildren(node: RuleNode): RuleNode[] {
  return [node, ...(node.children ?? []).flatMap(withChildren)];
}

function isEvaluated(node: RuleNode): boolean {
  return (node.values ?? []).some(({ count = 0 }) => count > 0);
}

function place({ sourcePosition = {} }: RuleNode): string {
  return `firestore.rules:${sourcePosition.line ?? '?'}:${sourcePosition.column ?? '?'}`;
}

/** Counts expression nodes, each with all those inside it, and names the places of those never evaluated. */
export function summariseCoverage({ report = [] }: RuleCoverage): CoverageSummary {
  const nodes = report.flatMap(withChildren);
  const missed = nodes.filter((node) => !isEvaluated(node)).map(place);
  return { nodes: nodes.length, evaluated: nodes.length - missed.length, missed };
}

/** @throws Error when the emulator has no coverage for this project. */
export async function fetchCoverage(firestoreHost: string, project: string): Promise<CoverageSummary> {
  const url = `http://${firestoreHost}/emulator/v1/projects/${project}:ruleCoverage`;
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: no rules test has run for ${project}.`);
  return summariseCoverage((await answer.json()) as RuleCoverage);
}

/** The lines to print: the share first, then every expression no test has reached. */
export function describeCoverage({ nodes, evaluated, missed }: CoverageSummary): string[] {
  const percent = nodes === 0 ? 0 : Math.floor((evaluated / nodes) * 1000) / 10;
  return [
    `Rule coverage: ${evaluated} of ${nodes} expressions evaluated (${percent} %)`,
    ...missed.map((at) => `  not reached: ${at}`),
  ];
}

/** No expressions at all is a report that failed to arrive, not full coverage. */
export function isComplete({ nodes, evaluated }: CoverageSummary): boolean {
  return nodes > 0 && evaluated === nodes;
}
