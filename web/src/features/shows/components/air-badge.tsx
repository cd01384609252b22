import { chakra } from '../../../components/ui.ts';

const badge = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  height: '24px',
  paddingInline: '10px',
  borderRadius: 'full',
  background: 'live',
  color: 'onLive',
  fontSize: '0.6875rem',
  fontWeight: 700,
  letterSpacing: '0.07em',
  lineHeight: 1,
  whiteSpace: 'nowrap',
} as const;

/** The sign of a show that is on the air. */
export function AirBadge() {
  return (
    <chakra.span css={badge}>
      <chakra.span boxSize="6px" borderRadius="full" background="currentColor" aria-hidden="true" />
      ON AIR
    </chakra.span>
  );
}
