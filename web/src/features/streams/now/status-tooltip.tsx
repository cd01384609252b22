import { useEffect, useRef, useState } from 'react';
import { Box } from '../../../components/ui.ts';
import { shadows } from '../../../theme/shadows.ts';

interface StatusTooltipProps {
  readonly id?: string;
  readonly text: string;
  /** The card has words below its picture: over those, so that the film that a pointer starts is seen. */
  readonly overWords: boolean;
}

/**
 * What the rangers say of a camera, shown while its card is pointed at or focused. Escape puts it away; the pointer may
 * rest on it.
 */
export function StatusTooltip({ id, text, overWords }: StatusTooltipProps) {
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
        {...(overWords ? { top: 'calc(100% + 2.5rem)', zIndex: 1 } : { bottom: '40px' })}
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
