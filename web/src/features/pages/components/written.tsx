import type { ReactNode } from 'react';

type Block =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

function blockOf(lines: readonly string[]): Block[] {
  const [first = ''] = lines;
  if (first === '') return [];
  const [heading] = /^# +(.+)$/.exec(first)?.slice(1) ?? [];
  if (heading !== undefined) return [{ kind: 'heading', text: heading }, ...blockOf(lines.slice(1))];
  const isItem = (line: string) => /^- +\S/.test(line);
  const other = lines.findIndex((line) => isItem(line) !== isItem(first) || line.startsWith('# '));
  const own = other === -1 ? lines : lines.slice(0, other);
  const rest = other === -1 ? [] : blockOf(lines.slice(other));
  if (!isItem(first)) return [{ kind: 'paragraph', text: own.join(' ') }, ...rest];
  return [{ kind: 'list', items: own.map((line) => line.replace(/^- +/, '')) }, ...rest];
}

/** The blocks of running text: an empty line ends one, `# ` begins a heading, and `- ` an item of a list. */
const blocksOf = (text: string): Block[] =>
  text.split(/\n\s*\n/).flatMap((block) => blockOf(block.split('\n').map((line) => line.trim())));

/** What a line of text shows. */
type Inline = (text: string) => ReactNode;

function Shown({ block, inline }: { readonly block: Block; readonly inline: Inline }) {
  if (block.kind === 'list')
    return (
      <ul>
        {block.items.map((item, at) => (
          <li key={at}>{inline(item)}</li>
        ))}
      </ul>
    );
  return block.kind === 'heading' ? <h2>{block.text}</h2> : <p>{inline(block.text)}</p>;
}

const asTyped: Inline = (text) => text;

interface WrittenProps {
  readonly text: string;
  /** Every sign is shown as it was typed unless this says otherwise. */
  readonly inline?: Inline;
}

/** Running text as staff write it, inside of `Prose`. */
export function Written({ text, inline = asTyped }: WrittenProps) {
  return blocksOf(text).map((block, at) => <Shown key={at} block={block} inline={inline} />);
}
