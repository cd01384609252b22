import type { ReactNode } from 'react';
import { Button } from '../../../components/button.ts';
import { LeaveFullscreenIcon } from '../../../components/icons.tsx';
import { ShareButton } from '../../../components/share-button.tsx';
import { chakra, Flex } from '../../../components/ui.ts';
import { type Layout, layouts } from '../arrangement.ts';
import { EnlargeIcon } from './enlarge-icon.tsx';

interface LayoutChoiceProps {
  readonly layout: Layout;
  readonly onChoose: (layout: Layout) => void;
}

function LayoutChoice({ layout, onChoose }: LayoutChoiceProps) {
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
          css={{
            '&[aria-pressed=true]': { background: 'raised', color: 'ink' },
            '@media (forced-colors: active)': { '&[aria-pressed=true]': { borderWidth: '1px' } },
          }}
        >
          {each}
        </chakra.button>
      ))}
    </Flex>
  );
}

interface MultiviewToolbarProps extends LayoutChoiceProps {
  readonly fullscreen: { readonly active: boolean; readonly toggle: () => void };
  /** Ready-made walls, and the switch that lets the wall change. */
  readonly children?: ReactNode;
}

/** How many tiles there are, ready-made walls, the link that shares the wall, and the whole screen for it. */
export function MultiviewToolbar({ fullscreen, children, ...choice }: MultiviewToolbarProps) {
  const screenWords = fullscreen.active ? 'Leave full screen' : 'Full screen';
  return (
    <Flex align="center" columnGap={3} rowGap={1} wrap="wrap">
      <LayoutChoice {...choice} />
      {children}
      <ShareButton />
      <Button
        look="quiet"
        paddingX={3}
        onClick={fullscreen.toggle}
        aria-label={screenWords}
        title={screenWords}
      >
        {fullscreen.active ? <LeaveFullscreenIcon size={18} /> : <EnlargeIcon size={18} />}
      </Button>
    </Flex>
  );
}
