import { Box, chakra } from '../../../components/ui.ts';
import { useReset } from '../hooks/use-reset.ts';

const button = {
  minHeight: '44px',
  paddingInline: 2,
  marginInline: -2,
  borderRadius: 'md',
  textStyle: 'label',
  color: 'muted',
  _hover: { color: 'accent' },
  '&[aria-disabled=true]': { cursor: 'progress' },
} as const;

/** For a user who has forgotten the password. It uses the email in the form. */
export function ResetButton({ email }: { readonly email: () => string }) {
  const { busy, note, reset } = useReset();
  return (
    <Box marginTop={2}>
      <chakra.button type="button" aria-disabled={busy} onClick={() => reset(email())} css={button}>
        {busy ? 'Sending Reset Link' : 'FORGOT PASSWORD?'}
      </chakra.button>
      <chakra.p role="status" textStyle="small" color="muted">
        {note}
      </chakra.p>
    </Box>
  );
}
