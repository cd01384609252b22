import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router';
import { notDiscovered } from './router-link.tsx';

const shape = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.5rem',
  minHeight: '44px',
  paddingX: 5,
  borderRadius: 'full',
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: 'center',
  transition: 'background 160ms, color 160ms, border-color 160ms',
} as const;

const look = {
  base: shape,
  variants: {
    look: {
      solid: {
        // Forced colours show the edge.
        border: '1px solid transparent',
        background: 'accent',
        color: 'onAccent',
        _hover: { background: 'color-mix(in srgb, var(--b-colors-accent) 86%, var(--b-colors-ink))' },
      },
      quiet: {
        borderWidth: '1px',
        borderColor: 'color-mix(in srgb, var(--b-colors-muted) 50%, var(--b-colors-ground))',
        color: 'ink',
        _hover: { borderColor: 'accent', color: 'accent' },
      },
      // For an effect that cannot be undone. It never stands alone: a quiet way out is beside it.
      danger: {
        borderWidth: '1px',
        borderColor: 'danger',
        color: 'danger',
        _hover: { color: 'ground', background: 'danger' },
      },
    },
  },
  defaultVariants: { look: 'solid' },
} as const;

export const Button = chakra('button', look, { defaultProps: { type: 'button' } });

/** A link that looks like a button. */
export const ButtonLink = chakra(Link, look, { defaultProps: notDiscovered });
