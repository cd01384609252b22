import {
  DialogBackdrop,
  DialogBody,
  DialogCloseTrigger,
  DialogContent,
  DialogHeader,
  DialogPositioner,
  DialogRoot,
  DialogTitle,
} from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { POPUP_WIDE_ABOVE } from '../config/breakpoints.ts';
import { CloseIcon } from './icons.tsx';

export interface DialogProps {
  /** The dialog's heading and accessible name. */
  readonly title: string;
  readonly open: boolean;
  /** Called for Esc, the close button and, for a popup, a press outside it. */
  readonly onClose: () => void;
  /** `full` covers the page. */
  readonly size?: 'popup' | 'full';
  /** Returns the element that takes the first focus. Absent: the close button. */
  readonly initialFocus?: () => HTMLElement | null;
  /** True: a press outside leaves it open, because something is being written in it. */
  readonly staysOpen?: boolean;
  readonly children: ReactNode;
}

const popup: SystemStyleObject = {
  width: '728px',
  maxWidth: '95vw',
  maxHeight: 'calc(100dvh - 2rem)',
  margin: 'auto',
  borderWidth: '1px',
  borderRadius: 'lg',
  [`@media (min-width: ${POPUP_WIDE_ABOVE + 1}px)`]: { width: '970px', maxWidth: '80vw' },
};

const full: SystemStyleObject = { width: '100vw', maxWidth: '100vw', height: '100dvh' };

function CloseButton() {
  return (
    <DialogCloseTrigger
      aria-label="Close"
      display="grid"
      placeItems="center"
      flexShrink={0}
      width="44px"
      height="44px"
      marginTop="-8px"
      marginRight="-12px"
      color="muted"
      borderRadius="full"
      _hover={{ color: 'ink', background: 'raised' }}
    >
      <CloseIcon />
    </DialogCloseTrigger>
  );
}

/** Toasts lie above every dialog, so a press on a toast must not close the dialog. */
function leaveToasts(event: CustomEvent<{ originalEvent: Event }>): void {
  const { target } = event.detail.originalEvent;
  if (target instanceof Element && target.closest('[data-toaster]')) event.preventDefault();
}

/**
 * A modal dialog: focus stays inside and returns to what opened it.
 *
 * It brings Chakra's dialog along, so import it only from code that is loaded late.
 */
export function Dialog({
  title,
  open,
  onClose,
  size = 'popup',
  initialFocus,
  staysOpen = false,
  children,
}: DialogProps) {
  return (
    <DialogRoot
      open={open}
      onOpenChange={(change) => (change.open ? undefined : onClose())}
      closeOnInteractOutside={!staysOpen}
      onInteractOutside={leaveToasts}
      {...(initialFocus && { initialFocusEl: initialFocus })}
      unstyled
    >
      <Portal>
        <DialogBackdrop position="fixed" inset={0} zIndex="dialog" background="scrim" />
        <DialogPositioner position="fixed" inset={0} zIndex="dialog" display="flex" overflow="auto">
          <DialogContent
            display="flex"
            flexDirection="column"
            background="surface"
            color="ink"
            css={size === 'full' ? full : popup}
            _focusVisible={{ outline: 'none' }}
          >
            <DialogHeader
              display="flex"
              justifyContent="space-between"
              gap={4}
              paddingX={{ base: 5, md: 8 }}
              paddingTop={{ base: 5, md: 6 }}
              paddingBottom={3}
            >
              <DialogTitle textStyle="section">{title}</DialogTitle>
              <CloseButton />
            </DialogHeader>
            <DialogBody
              flex={1}
              minHeight={0}
              overflowY="auto"
              paddingX={{ base: 5, md: 8 }}
              paddingBottom={{ base: 5, md: 8 }}
            >
              {children}
            </DialogBody>
          </DialogContent>
        </DialogPositioner>
      </Portal>
    </DialogRoot>
  );
}
