import { useEffect, useRef } from 'react';
import { Button } from '../../../components/button.ts';
import { checkLook } from '../../../components/form/check-look.ts';
import { Box, chakra, Flex } from '../../../components/ui.ts';
import { usePageKeysWanted, wantPageKeys } from '../page-keys.ts';

const keys = [
  ['K', 'Play or pause'],
  ['L', 'Go to live'],
  ['M', 'Sound on or off'],
  ['↑ ↓', 'Louder, softer (in the player)'],
  ['F', 'Full screen'],
  ['T', 'Theatre'],
  ['P', 'Picture in picture'],
  ['C', 'Show or hide the chat'],
  ['?', 'This list'],
] as const;

const dialog = {
  margin: 'auto',
  width: 'min(30rem, calc(100vw - 2rem))',
  maxHeight: 'calc(100dvh - 2rem)',
  padding: { base: 5, md: 8 },
  borderWidth: '1px',
  borderRadius: 'lg',
  background: 'surface',
  color: 'ink',
  overflowY: 'auto',
  '&::backdrop': { background: 'scrim' },
} as const;

const keyCap = {
  minWidth: '2.75rem',
  paddingX: 2,
  borderWidth: '1px',
  borderRadius: 'sm',
  background: 'raised',
  fontFamily: 'body',
  fontWeight: 600,
  textAlign: 'center',
} as const;

/** The keys of a camera's page, and the switch that turns its letters off. */
export default function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const element = useRef<HTMLDialogElement>(null);
  const wanted = usePageKeysWanted();
  useEffect(() => {
    if (element.current?.open === false) element.current.showModal();
  }, []);
  return (
    <chakra.dialog ref={element} aria-labelledby="shortcuts" css={dialog} onClose={onClose}>
      <chakra.h2 id="shortcuts" textStyle="section" marginBottom={4}>
        Keyboard shortcuts
      </chakra.h2>
      <chakra.dl display="grid" gap={2}>
        {keys.map(([key, does]) => (
          <Flex key={key} justify="space-between" align="center" gap={4}>
            <dt>{does}</dt>
            <dd>
              <chakra.kbd css={keyCap} display="block">
                {key}
              </chakra.kbd>
            </dd>
          </Flex>
        ))}
      </chakra.dl>
      <chakra.label display="flex" alignItems="center" gap={3} minHeight="44px" marginTop={4}>
        <chakra.input
          type="checkbox"
          css={checkLook}
          checked={wanted}
          onChange={({ target }) => wantPageKeys(target.checked)}
        />
        Letters work on the whole page
      </chakra.label>
      <chakra.p textStyle="small" color="muted">
        They never work while you type. Without them, the keys work inside the player.
      </chakra.p>
      <Box marginTop={5}>
        <Button onClick={() => element.current?.close()}>Close</Button>
      </Box>
    </chakra.dialog>
  );
}
