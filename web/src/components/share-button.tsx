import { useEffect, useState } from 'react';
import { Button } from './button.ts';
import { CheckIcon, LinkIcon } from './more-icons.tsx';
import { chakra } from './ui.ts';

/** Milliseconds for which the button shows its result. */
const CONFIRMED_FOR = 4000;

type Copying = 'idle' | 'copied' | 'refused';

const words: Readonly<Record<Exclude<Copying, 'idle'>, string>> = {
  copied: 'Link copied',
  refused: 'Copy it from the address bar',
};

/** Copies the page's address, or that of `path`, and says so; where the browser refuses, it says where the address is. */
export function ShareButton({
  children = 'Copy link',
  path,
}: {
  readonly children?: string;
  readonly path?: string;
}) {
  const [copying, setCopying] = useState<Copying>('idle');
  useEffect(() => {
    if (copying === 'idle') return undefined;
    const timer = setTimeout(() => setCopying('idle'), CONFIRMED_FOR);
    return () => clearTimeout(timer);
  }, [copying]);
  const copy = () => {
    Promise.resolve(navigator.clipboard?.writeText(path ? `${location.origin}${path}` : location.href)).then(
      () => setCopying(navigator.clipboard ? 'copied' : 'refused'),
      () => setCopying('refused'),
    );
  };
  return (
    <>
      <Button look="quiet" title="Copy the link" onClick={copy}>
        {copying === 'copied' ? <CheckIcon size={18} /> : <LinkIcon size={18} />}
        <span data-label={copying === 'idle' ? 'common' : copying}>
          {copying === 'idle' ? children : words[copying]}
        </span>
      </Button>
      <chakra.span role="status" srOnly>
        {copying === 'idle' ? '' : words[copying]}
      </chakra.span>
    </>
  );
}
