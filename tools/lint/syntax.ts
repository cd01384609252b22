/** The parts of a syntax tree that the rules read. */
export interface SyntaxNode {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
  readonly operator?: string;
  /** The name of a property. */
  readonly key?: SyntaxNode;
  readonly callee?: SyntaxNode;
  readonly object?: SyntaxNode;
  readonly property?: SyntaxNode;
  readonly arguments?: readonly SyntaxNode[];
  /** Of a function. */
  readonly params?: readonly SyntaxNode[];
  /** What an operator with one side stands before: `void retry()`. */
  readonly argument?: SyntaxNode;
  readonly body?: SyntaxNode | readonly SyntaxNode[];
  readonly left?: SyntaxNode;
  readonly right?: SyntaxNode;
  readonly expression?: SyntaxNode;
  readonly source?: SyntaxNode | null;
  /** Of an import or an export. */
  readonly specifiers?: readonly SyntaxNode[];
  /** The name of what is imported, as its module has it. */
  readonly imported?: SyntaxNode;
  /** The name of what is exported from another module, as that has it. */
  readonly local?: SyntaxNode;
  /** Of a literal that is a regular expression. */
  readonly regex?: { readonly pattern: string; readonly flags: string };
  /** The texts of a template between its values. */
  readonly quasis?: readonly { readonly value: { readonly raw: string } }[];
}
