import { relative, sep } from 'node:path';
import { forbiddenImport } from './directions.ts';
import { type SyntaxNode, sleepIn } from './no-sleep.ts';

/** The few parts of the linter's plugin interface that the rules below use. */
type Node = SyntaxNode;
type Context = { filename: string; cwd: string; report(problem: { node: Node; message: string }): void };
type Visitor = Record<string, (node: Node) => void>;

function pathFromRoot({ filename, cwd }: Context): string {
  return relative(cwd, filename).split(sep).join('/');
}

const directions = {
  create(context: Context): Visitor {
    const check = (node: Node) => {
      if (typeof node.source?.value !== 'string') return;
      const reason = forbiddenImport(pathFromRoot(context), node.source.value);
      if (reason) context.report({ node: node.source, message: reason });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

const noSleep = {
  create(context: Context): Visitor {
    const check = (node: Node) => {
      const reason = sleepIn(pathFromRoot(context), node);
      if (reason) context.report({ node, message: reason });
    };
    return { CallExpression: check, NewExpression: check, ImportDeclaration: check };
  },
};

export default { meta: { name: 'house' }, rules: { directions, 'no-sleep': noSleep } };
