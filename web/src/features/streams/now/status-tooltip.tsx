import { useEffect, useRef, useState } from 'react';
import { Box } from '../../../components/ui.ts';
import { shadows } from '../../../theme/shadows.ts';

/**
 * What the rangers say of a camera, shown while its card is pointed at or focused. Escape puts it away; the pointer may
 * rest on it.
 */
export function StatusTooltip({ id, text }: { readonly id?: string; readonly text: string }) {
  const tooltip = useRef<HTMLDivElement>(null);
  const [dismissed, setDismissed] = useState(false);
  useEffect(() => {
    const card = tooltip.current?.closest('.stream-card');
    const dismiss = (event: KeyboardEvent) => event.key === 'Escape' && setDismissed(true);
    const allow = () => setDismissed(false);
    document.addEventListener('keydown', dismiss);
    document.addEventListener('focusin', allow);
    card?.addEventListener('pointerleave', allow);
    return () => {
      document.removeEventListener('keydown', dismiss);
      document.removeEventListener('focusin', allow);
      card?.removeEventListener('pointerleave', allow);
    };
  }, []);
  return (
    // As large as the picture, whatever is below it. The card's link is under it: a press on the text follows the link.
    <Box position="absolute" top={0} insetX={0} aspectRatio="16 / 9" pointerEvents="none">
      <Box
        ref={tooltip}
        {...(id === undefined ? {} : { id })}
        role="tooltip"
        data-dismissed={dismissed || undefined}
        position="absolute"
        insetX="8px"
        bottom="40px"
        width="fit-content"
        maxWidth="calc(100% - 16px)"
        paddingX={3}
        paddingY={2}
        borderRadius="sm"
        background="raised"
        color="ink"
        textStyle="small"
        boxShadow={shadows.label}
        visibility="hidden"
        opacity={0}
        transition="opacity 0.15s"
        css={{
          '.stream-card:hover &:not([data-dismissed]), .stream-card:focus-within &:not([data-dismissed])': {
            visibility: 'visible',
            opacity: 1,
          },
        }}
      >
        {text}
      </Box>
    </Box>
  );
}
