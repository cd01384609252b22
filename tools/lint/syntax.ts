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
  readonly body?: SyntaxNode | readonly SyntaxNode[];
  readonly left?: SyntaxNode;
  readonly right?: SyntaxNode;
  readonly expression?: SyntaxNode;
  readonly source?: SyntaxNode | null;
  /** Of a literal that is a regular expression. */
  readonly regex?: { readonly pattern: string; readonly flags: string };
  /** The texts of a template between its values. */
  readonly quasis?: readonly { readonly value: { readonly raw: string } }[];
}
