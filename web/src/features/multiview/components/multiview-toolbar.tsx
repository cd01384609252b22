import { useEffect, useState } from 'react';
import { Button } from '../../../components/button.ts';
import { CheckIcon, LinkIcon } from '../../../components/icons.tsx';
import { chakra, Flex } from '../../../components/ui.ts';
import { type Layout, layouts } from '../arrangement.ts';

/** Milliseconds for which the copy button shows its result. */
const CONFIRMED_FOR = 4000;

function LayoutChoice({
  layout,
  onChoose,
}: {
  readonly layout: Layout;
  readonly onChoose: (layout: Layout) => void;
}) {
  return (
    <Flex role="group" aria-label="Number of cameras" gap={1} textStyle="small" color="muted">
      {layouts.map((each) => (
        <chakra.button
          key={each}
          type="button"
          aria-pressed={each === layout}
          onClick={() => onChoose(each)}
          minWidth="44px"
          height="44px"
          borderRadius="sm"
          fontWeight={600}
          _hover={{ color: 'ink' }}
          css={{ '&[aria-pressed=true]': { background: 'raised', color: 'ink' } }}
        >
          {each}
        </chakra.button>
      ))}
    </Flex>
  );
}

type Copying = 'idle' | 'copied' | 'refused';

const copyWords: Readonly<Record<Copying, string>> = {
  idle: 'Copy link',
  copied: 'Link copied',
  refused: 'Copy it from the address bar',
};

/** Copies the page's address and says so; where the browser refuses, it says where the address is. */
function CopyLink() {
  const [copying, setCopying] = useState<Copying>('idle');
  useEffect(() => {
    if (copying === 'idle') return undefined;
    const timer = setTimeout(() => setCopying('idle'), CONFIRMED_FOR);
    return () => clearTimeout(timer);
  }, [copying]);
  const copy = () => {
    Promise.resolve(navigator.clipboard?.writeText(location.href)).then(
      () => setCopying(navigator.clipboard ? 'copied' : 'refused'),
      () => setCopying('refused'),
    );
  };
  return (
    <>
      <Button look="quiet" onClick={copy}>
        {copying === 'copied' ? <CheckIcon size={18} /> : <LinkIcon size={18} />}
        {copyWords[copying]}
      </Button>
      <chakra.span role="status" srOnly>
        {copying === 'idle' ? '' : copyWords[copying]}
      </chakra.span>
    </>
  );
}

/** How many tiles there are, and the link that shares them. */
export function MultiviewToolbar(props: {
  readonly layout: Layout;
  readonly onChoose: (layout: Layout) => void;
}) {
  return (
    <Flex align="center" gap={4} wrap="wrap">
      <LayoutChoice {...props} />
      <CopyLink />
    </Flex>
  );
}
