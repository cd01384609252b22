import { useRef } from 'react';
import { Button } from '../../../components/button.ts';
import { chakra, Flex } from '../../../components/ui.ts';
import type { Step } from '../follow-action.ts';
import type { Following } from '../use-follow-action.ts';

const pressed = {
  '&[aria-pressed=true]': { borderColor: 'accent', color: 'accent' },
  '@media (forced-colors: active)': { '&[aria-pressed=true]': { borderWidth: '3px' } },
} as const;

interface FollowProps {
  readonly following: Following;
  readonly nameOf: (slug: string) => string;
}

/** Switches following on and off. */
export function FollowButton({ following: { isOn, toggle } }: Pick<FollowProps, 'following'>) {
  return (
    <Button look="quiet" aria-pressed={isOn} onClick={toggle} css={pressed}>
      Follow the action
    </Button>
  );
}

/** '2 lions at Tembe' or 'Most viewers watch Tembe'. */
const wordsOf = ({ action: { slug, caption } }: Step, nameOf: FollowProps['nameOf']) =>
  caption === undefined ? `Most viewers watch ${nameOf(slug)}` : `${caption} at ${nameOf(slug)}`;

function statusOf({ isOn, last, offer, wasReplaced }: Following, nameOf: FollowProps['nameOf']): string {
  if (wasReplaced) return 'You chose another camera, so following has stopped.';
  if (!isOn) return '';
  if (offer) return `${wordsOf(offer, nameOf)}.`;
  if (last) return `${wordsOf(last, nameOf)}: now in tile ${last.tile + 1}.`;
  return 'Following the action. The next camera where something is seen comes into the wall.';
}

/** Says what following does. Viewers who want less motion get a button instead of a change. */
export function FollowStatus({ following, nameOf }: FollowProps) {
  const { offer, take } = following;
  const status = useRef<HTMLParagraphElement>(null);
  return (
    <Flex align="center" columnGap={3} minWidth={0}>
      <chakra.p ref={status} role="status" tabIndex={-1} color="muted" textStyle="small">
        {statusOf(following, nameOf)}
      </chakra.p>
      {offer && (
        <chakra.button
          type="button"
          onClick={() => {
            // The button goes with its offer. The words say what has changed, so the focus goes there.
            status.current?.focus();
            take(offer);
          }}
          minHeight="24px"
          flexShrink={0}
          textStyle="small"
          fontWeight={600}
          color="accent"
          textDecoration="underline"
          textUnderlineOffset="3px"
        >
          Show {nameOf(offer.action.slug)}
        </chakra.button>
      )}
    </Flex>
  );
}
