import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useMenuButton } from '../../../components/menu-button.ts';
import { moveMenuFocus } from '../../../components/menu-focus.ts';
import { Box, chakra } from '../../../components/ui.ts';
import type { Quality } from '../engines/player-engine.ts';
import { chooseLowData } from '../low-data.ts';
import { ControlButton } from './control-button.tsx';
import { QualityIcon } from './player-icons.tsx';

interface QualityMenuProps {
  readonly qualities: readonly Quality[];
  readonly chosen: string;
  /** What 'auto' plays at the moment. */
  readonly playing: string | undefined;
  readonly onChoose: (id: string) => void;
}

interface ItemsProps extends QualityMenuProps {
  readonly onClose: () => void;
}

/** Ends the video: the camera shows stills from then on. */
function LowDataItem() {
  return (
    <chakra.button
      type="button"
      role="menuitem"
      tabIndex={-1}
      onClick={() => chooseLowData(true)}
      width="100%"
      minHeight="40px"
      paddingInline={3}
      borderTopWidth="1px"
      textAlign="left"
      textStyle="small"
      outlineOffset="-2px"
      _hover={{ background: 'accentSoft' }}
    >
      Low data: stills
    </chakra.button>
  );
}

function QualityItems({ qualities, chosen, playing, onChoose, onClose }: ItemsProps) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => menu.current?.querySelector<HTMLElement>('[aria-checked=true]')?.focus(), []);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') onClose();
    else if (!moveMenuFocus(event.currentTarget, event.key)) return;
    // The player's own keys mean something else.
    event.stopPropagation();
    event.preventDefault();
  };
  return (
    <Box
      ref={menu}
      role="menu"
      aria-label="Quality"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      position="absolute"
      bottom="calc(100% + 6px)"
      right={0}
      // The picture less the controls: above it the menu would be cut off.
      maxHeight="calc(min(56.25cqw, 100dvh) - 54px)"
      overflowY="auto"
      minWidth="150px"
      padding={1}
      borderRadius="md"
      background="raised"
    >
      {qualities.map(({ id, name }) => (
        <chakra.button
          key={id}
          type="button"
          role="menuitemradio"
          aria-checked={id === chosen}
          tabIndex={-1}
          onClick={() => onChoose(id)}
          display="flex"
          justifyContent="space-between"
          gap={4}
          width="100%"
          minHeight="40px"
          alignItems="center"
          paddingInline={3}
          borderRadius="sm"
          textStyle="small"
          color={id === chosen ? 'accent' : 'ink'}
          outlineOffset="-2px"
          _hover={{ background: 'accentSoft' }}
        >
          {name}
          {id === 'auto' && playing !== undefined && <chakra.span color="muted">{playing}</chakra.span>}
        </chakra.button>
      ))}
      <LowDataItem />
    </Box>
  );
}

/** Chooses a rendition, or leaves it to the network. */
export function QualityMenu(props: QualityMenuProps) {
  const { qualities, chosen, onChoose } = props;
  const { open, close, around, button } = useMenuButton();
  const name = qualities.find(({ id }) => id === chosen)?.name ?? 'Auto';
  return (
    <Box position="relative" {...around}>
      <ControlButton label={`Quality: ${name}`} {...button}>
        <QualityIcon />
      </ControlButton>
      {open && (
        <QualityItems
          {...props}
          onClose={close}
          onChoose={(id) => {
            onChoose(id);
            close();
          }}
        />
      )}
    </Box>
  );
}
