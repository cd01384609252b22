import { relative, sep } from 'node:path';
import { browserFloor, costlyHas, viewerZones } from './browser-floor.ts';
import { fileCircle, subjectCircle } from './circles.ts';
import { forbiddenImport } from './directions.ts';
import { upwardImport } from './floors.ts';
import { unnamedLate } from './late-files.ts';
import { sleepIn } from './no-sleep.ts';
import type { SyntaxNode } from './syntax.ts';
import {
  asksAgain,
  colours,
  forms,
  lateFailures,
  parsedReads,
  type Rule,
  roleChecks,
  storePaths,
  storePathsInTests,
  typedLengths,
} from './syntax-rules.ts';

/** The few parts of the linter's plugin interface that the rules use. */
type Context = {
  filename: string;
  cwd: string;
  report(problem: { node: SyntaxNode; message: string }): void;
};
type Visitor = Record<string, (node: SyntaxNode) => void>;
type ImportCheck = (file: string, specifier: string, root: string) => string | undefined;

function pathFromRoot({ filename, cwd }: Context): string {
  return relative(cwd, filename).split(sep).join('/');
}

const EVERY_IMPORT = [
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
];

/** A rule about imports: of values, of types and dynamic ones alike, unless it names the `nodes` that it is about. */
function importRule(problemOf: ImportCheck, nodes = EVERY_IMPORT) {
  return {
    create(context: Context): Visitor {
      const file = pathFromRoot(context);
      const check = (node: SyntaxNode) => {
        if (typeof node.source?.value !== 'string') return;
        const message = problemOf(file, node.source.value, context.cwd);
        if (message) context.report({ node: node.source, message });
      };
      return Object.fromEntries(nodes.map((type) => [type, check]));
    },
  };
}

function nodeRule({ files, except, nodes, problem }: Rule) {
  return {
    create(context: Context): Visitor {
      const file = pathFromRoot(context);
      if (!files.test(file) || except.test(file)) return {};
      const check = (node: SyntaxNode) => {
        const message = problem(node);
        if (message) context.report({ node, message });
      };
      return Object.fromEntries(nodes.map((type) => [type, check]));
    },
  };
}

const noSleep = {
  create(context: Context): Visitor {
    const check = (node: SyntaxNode) => {
      const message = sleepIn(pathFromRoot(context), node);
      if (message) context.report({ node, message });
    };
    return { CallExpression: check, NewExpression: check, ImportDeclaration: check };
  },
};

export default {
  meta: { name: 'house' },
  rules: {
    directions: importRule(forbiddenImport),
    floors: importRule(upwardImport),
    circles: importRule(subjectCircle),
    'late-circles': importRule(fileCircle, ['ImportExpression', 'TSImportType']),
    'late-files': importRule(unnamedLate, ['ImportExpression']),
    'late-failures': nodeRule(lateFailures),
    'store-paths': nodeRule(storePaths),
    'store-paths-in-tests': nodeRule(storePathsInTests),
    'role-checks': nodeRule(roleChecks),
    colours: nodeRule(colours),
    forms: nodeRule(forms),
    'asks-again': nodeRule(asksAgain),
    'parsed-reads': nodeRule(parsedReads),
    'typed-lengths': nodeRule(typedLengths),
    'browser-floor': nodeRule(browserFloor),
    'costly-has': nodeRule(costlyHas),
    'viewer-zones': nodeRule(viewerZones),
    'no-sleep': noSleep,
  },
};
