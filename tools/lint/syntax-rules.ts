import type { SyntaxNode } from './syntax.ts';

export type Rule = {
  /** Files that the rule is about; paths from the root of the repository. */
  files: RegExp;
  /** Files among them that may do what the rule forbids. */
  except: RegExp;
  /** The kinds of nodes that the rule looks at. */
  nodes: readonly string[];
  /** Why this node breaks the rule, or undefined when it does not. */
  problem(node: SyntaxNode): string | undefined;
};

const methodOf = ({ callee }: SyntaxNode): string | undefined => callee?.property?.name ?? callee?.name;
/** The argument that can be a path: `db.doc(path)`, or `doc(db, path)` of the client SDK. */
const pathGiven = ({ callee, arguments: given = [] }: SyntaxNode): SyntaxNode | undefined =>
  callee?.property ? given[0] : given[1];
const isText = (node: SyntaxNode | undefined) =>
  (node?.type === 'Literal' && typeof node.value === 'string') || node?.type === 'TemplateLiteral';

/** Collection paths are spelled in one place, so that each read and write of the product is parsed. */
export const storePaths: Rule = {
  files: /^(functions|tools|web)\//,
  except: /^functions\/src\/platform\/(store|firestore)\.ts$|^web\/src\/lib\/firebase\/|\.test\.tsx?$/,
  nodes: ['CallExpression'],
  problem(node) {
    const method = methodOf(node);
    return (method === 'collection' || method === 'doc') && isText(pathGiven(node))
      ? 'paths of the store are spelled in functions/src/platform/store.ts: ask it for the collection or the document.'
      : undefined;
  },
};

/** Tests also store what the store would refuse, at paths that begin with a constant: `${collections.users}/${uid}`. */
export const storePathsInTests: Rule = {
  files: /^tests\/|\.test(?:-support)?\.tsx?$/,
  // These spell paths by hand, so that a collection that is renamed in the product fails there.
  except: /^tests\/(rules\/|support\/stored\.ts$)/,
  nodes: ['CallExpression'],
  problem(node) {
    const method = methodOf(node);
    const path = pathGiven(node);
    if ((method !== 'collection' && method !== 'doc') || !isText(path)) return undefined;
    const beginning = path?.quasis?.[0]?.value.raw ?? (typeof path?.value === 'string' ? path.value : '');
    // `collection.doc(id)` has no slash.
    const isId = method === 'doc' && node.callee?.property !== undefined && !beginning.includes('/');
    return beginning !== '' && !isId
      ? 'ask the store, in tests/ by tests/support/stored.ts, or begin the path with a name of domain/src/collections.ts.'
      : undefined;
  },
};

const ROLE_NAMES = new Set(['admin', 'zoomie']);
const isRole = (node: SyntaxNode | undefined) =>
  typeof node?.value === 'string' && ROLE_NAMES.has(node.value);
const isRoles = (node: SyntaxNode | undefined) => /roles$/i.test(node?.name ?? node?.property?.name ?? '');

/** The table in domain/src/access says who may do what. */
export const roleChecks: Rule = {
  files: /^(domain|functions|web)\/src\//,
  // The user flags are facts that the specification names; they decide nothing.
  except: /^domain\/src\/(access\/|accounts\/user-flags\.ts$)|\.test\.tsx?$|\.test-support\.tsx?$/,
  nodes: ['CallExpression', 'BinaryExpression'],
  problem(node) {
    const message = 'ask may(actor, action) of domain/src/access: the table there says who may do what.';
    if (node.type === 'BinaryExpression')
      return /^[!=]==?$/.test(node.operator ?? '') && (isRole(node.left) || isRole(node.right))
        ? message
        : undefined;
    const byHand =
      methodOf(node) === 'includes' && isRoles(node.callee?.object) && isRole(node.arguments?.[0]);
    return byHand ? message : undefined;
  },
};

const COLOUR = /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i;
const textOf = ({ value, quasis }: SyntaxNode): string =>
  typeof value === 'string' ? value : (quasis ?? []).map((quasi) => quasi.value.raw).join(' ');

/** A colour has a name in the theme, so that both themes and the contrast tests know it. */
export const colours: Rule = {
  files: /^web\/src\/.*\.tsx?$/,
  except: /^web\/src\/theme\/|\.test\.tsx?$|\.test-support\.tsx?$/,
  nodes: ['Literal', 'TemplateLiteral'],
  problem: (node) =>
    COLOUR.test(textOf(node)) ? 'name this colour in web/src/theme and use the name.' : undefined,
};

/** The name of a property or of an attribute. */
const nameOf = ({ key, name }: { readonly key?: SyntaxNode; readonly name?: unknown }): unknown =>
  key?.name ?? Object(name).name;
const isNumber = (node: SyntaxNode | undefined) => typeof node?.value === 'number';

/** How long a text may be stands in its schema, so that the form, the server and the sentence about it agree. */
export const typedLengths: Rule = {
  files: /^web\/src\/.*\.tsx?$/,
  except: /\.test\.tsx?$|\.test-support\.tsx?$/,
  nodes: ['JSXAttribute', 'Property'],
  problem(node) {
    const value = Object(node.value) as SyntaxNode;
    return nameOf(node) === 'maxLength' && (isNumber(value) || isNumber(value.expression))
      ? 'useForm reads the length of a field from its schema; a constant of the domain says it where there is none.'
      : undefined;
  },
};

/** One form finds, shows and sends as every other does. */
export const forms: Rule = {
  files: /^web\/src\/.*\.tsx$/,
  // The composer of the chat is one line that keeps its draft, and sends nothing itself.
  except:
    /^web\/src\/(components\/form\/form-frame|features\/chat\/components\/composer)\.tsx$|\.test\.tsx$|\.test-support\.tsx$/,
  nodes: ['JSXOpeningElement'],
  problem: (node) =>
    Object(node.name).name === 'form' || Object(Object(node.name).property).name === 'form'
      ? 'a form is a FormFrame with the useForm of web/src/components/form, and takes its schema.'
      : undefined,
};

/** The function that a press calls: `retry` in `retry`, in `() => void retry()` and in `fromAround(retry)`. */
function pressed({
  type,
  name,
  callee,
  argument,
  arguments: given = [],
  body,
}: SyntaxNode): string | undefined {
  if (type === 'ArrowFunctionExpression') return pressed(Object(body) as SyntaxNode);
  if (type === 'UnaryExpression') return pressed(Object(argument) as SyntaxNode);
  if (callee?.name === 'fromAround') return pressed(Object(given[0]) as SyntaxNode);
  return type === 'CallExpression' ? callee?.name : name;
}

/** What could not be loaded is said in one place, with the button that asks again. */
export const asksAgain: Rule = {
  files: /^web\/src\/.*\.tsx$/,
  except: /^web\/src\/components\/(asked|late-part|endless\/endless-foot)\.tsx$|\.test\.tsx$/,
  nodes: ['JSXAttribute'],
  problem: (node) =>
    nameOf(node) === 'onClick' &&
    /^((onR|r)etry|refresh\w*|reload|ask(Again)?)$/.test(pressed(Object(Object(node.value).expression)) ?? '')
      ? 'Asked or Failed of web/src/components/asked.tsx says what did not come, and asks again.'
      : undefined,
};

/** The functions that read the store, by the package that has them. */
const READS: Readonly<Record<string, RegExp>> = {
  'firebase/firestore': /^(onSnapshot|getDocs?(FromServer|FromCache)?)$/,
  reactfire: /^useFirestore(Doc|Collection)/,
};

/** An older page meets newer documents: what it reads of the store is parsed. */
export const parsedReads: Rule = {
  files: /^web\/src\//,
  except: /^web\/src\/lib\/firebase\/(published|checked-list)\.ts$|\.test\.tsx?$/,
  nodes: ['ImportDeclaration', 'ExportNamedDeclaration'],
  problem: ({ source, specifiers = [] }) =>
    specifiers.some(({ imported, local }) =>
      READS[String(source?.value)]?.test((imported ?? local)?.name ?? ''),
    )
      ? 'a page reads by publishedDocument or publishedList of web/src/lib/firebase, staff by useCheckedList there: these parse.'
      : undefined,
};

/** The build moves every handler into the loading itself, unless it takes the module apart: `web/src/lib/late-import.ts`. */
export const lateFailures: Rule = {
  files: /^web\/src\//,
  except: /\.test\.tsx?$/,
  nodes: ['CallExpression'],
  problem(node) {
    const [arrived, failed] = node.arguments ?? [];
    return methodOf(node) === 'then' &&
      node.callee?.object?.type === 'ImportExpression' &&
      failed &&
      arrived?.params?.[0]?.type !== 'ObjectPattern'
      ? 'take the module apart, `({ name }) => …`: otherwise the second function hears of no file that did not arrive.'
      : undefined;
  },
};
