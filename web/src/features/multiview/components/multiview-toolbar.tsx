import type { ReactNode } from 'react';
import { Button } from '../../../components/button.ts';
import { LeaveFullscreenIcon } from '../../../components/more-icons.tsx';
import { ShareButton } from '../../../components/share-button.tsx';
import { narrow } from '../../../components/stage.ts';
import { chakra, Flex } from '../../../components/ui.ts';
import { type Layout, layouts } from '../arrangement.ts';
import { EnlargeIcon } from './enlarge-icon.tsx';

const fadingOut = 'linear-gradient(to right, black calc(100% - 2rem), transparent)';

/** On a phone in one row that scrolls, and fades out at its end: the wall comes first. */
const toolbar = {
  alignItems: 'center',
  columnGap: 3,
  rowGap: 1,
  flexWrap: 'wrap',
  [narrow]: {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    width: '100%',
    // Room for the outline of what has the focus.
    padding: '4px',
    margin: '-4px',
    // The last button scrolls clear of the fading.
    paddingRight: '2rem',
    maskImage: fadingOut,
    '& > *': { flexShrink: 0 },
  },
} as const;

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
            '&[aria-pressed=true]': {
              borderWidth: '1px',
              borderColor: 'accent',
              background: 'accentSoft',
              color: 'ink',
            },
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
    <Flex css={toolbar}>
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
