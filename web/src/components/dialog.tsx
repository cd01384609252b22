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
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import {
  dialogBody,
  dialogClose,
  dialogCloseInWords,
  dialogFrame,
  dialogHeader,
  dialogPositioner,
  popup,
} from './dialog-box.ts';
import { CloseIcon } from './icons.tsx';

export interface DialogProps {
  /** The dialog's heading and accessible name. */
  readonly title: string;
  /** Tells things of the same title apart that it shows one after the other. */
  readonly shows?: string | number;
  readonly open: boolean;
  /** Called for Esc, the close button and, for a popup, a press outside it. */
  readonly onClose: () => void;
  /** `full` covers the page. */
  readonly size?: 'popup' | 'full';
  /** Returns the element that takes the first focus. Absent: the close button. */
  readonly initialFocus?: () => HTMLElement | null;
  /** True: a press outside leaves it open, because something is being written in it. */
  readonly staysOpen?: boolean;
  /** What the close button says. Absent: it shows a cross alone. */
  readonly closeWord?: string;
  /** Called for each key that is pressed anywhere in the dialog, its header included. */
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
}

const full: SystemStyleObject = { width: '100vw', maxWidth: '100vw', height: '100dvh' };

function CloseButton({ word }: { readonly word: string | undefined }) {
  if (word === undefined)
    return (
      <DialogCloseTrigger aria-label="Close" css={dialogClose}>
        <CloseIcon />
      </DialogCloseTrigger>
    );
  return (
    <DialogCloseTrigger css={dialogCloseInWords}>
      {word}
      <CloseIcon size={18} />
    </DialogCloseTrigger>
  );
}

/** Toasts lie above every dialog, so a press on a toast must not close the dialog. */
function leaveToasts(event: CustomEvent<{ originalEvent: Event }>): void {
  const { target } = event.detail.originalEvent;
  if (target instanceof Element && target.closest('[data-toaster]')) event.preventDefault();
}

/** When the dialog shows something else, what had the focus may be gone: the keys then still reach the dialog. */
function useReachedByKeys(shows: string) {
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(shows);
  useEffect(() => {
    if (shown.current !== shows && document.activeElement === document.body) content.current?.focus();
    shown.current = shows;
  }, [shows]);
  return content;
}

// The headings that take a lost focus (`useKeptFocus`): not those of the things in a list.
const HEADING = ':is(h1, h2, h3)[tabindex="-1"]:not(li *)';

/** For a focus whose element is gone: the dialog or the nearest heading around it, else the content of the page. */
function placeNear(around: readonly Element[]): HTMLElement | null {
  for (const each of around.filter(({ isConnected }) => isConnected)) {
    if (each instanceof HTMLElement && each.matches('[role=dialog]')) return each;
    const heading = each.querySelector<HTMLElement>(HEADING);
    if (heading) return heading;
    if (each.matches('main')) break;
  }
  return document.querySelector('main');
}

function elementsAround(element: Element): readonly Element[] {
  const { parentElement } = element;
  return parentElement ? [parentElement, ...elementsAround(parentElement)] : [];
}

/** What opened the dialog gets the focus back. It may be gone by then: its row was settled from the dialog, or by a colleague. */
function useWayBack(content: RefObject<HTMLElement | null>) {
  const opened = useRef<{ readonly by: Element; readonly around: readonly Element[] }>(undefined);
  return {
    /** Called before the dialog takes the focus. */
    remember() {
      const by = document.activeElement;
      if (by && by !== document.body && !content.current?.contains(by))
        opened.current = { by, around: elementsAround(by) };
    },
    /** Null: what opened it is still there. */
    insteadOfOpener: () =>
      opened.current && !opened.current.by.isConnected ? placeNear(opened.current.around) : null,
  };
}

/** React also brings the keys of a second dialog, which stands elsewhere in the document. */
const ownKeys = (onKeyDown: (event: KeyboardEvent) => void) => (event: KeyboardEvent) => {
  if (event.target instanceof Node && event.currentTarget.contains(event.target)) onKeyDown(event);
};

/** A question or a toast inside has an Escape of its own, which closes it alone. The dialog hears the key first. */
function leaveOwnEscape(event: globalThis.KeyboardEvent): void {
  if (event.target instanceof Element && event.target.closest('[data-own-escape]')) event.preventDefault();
}

/**
 * A modal dialog: focus stays inside and returns to what opened it, or near to where that was.
 *
 * It brings Chakra's dialog along, so import it only from code that is loaded late.
 */
export function Dialog({
  title,
  shows = '',
  open,
  onClose,
  size = 'popup',
  initialFocus,
  staysOpen = false,
  closeWord,
  onKeyDown,
  children,
}: DialogProps) {
  const content = useReachedByKeys(`${shows} ${title}`);
  const { remember, insteadOfOpener } = useWayBack(content);
  return (
    <DialogRoot
      open={open}
      onOpenChange={(change) => (change.open ? undefined : onClose())}
      closeOnInteractOutside={!staysOpen}
      onInteractOutside={leaveToasts}
      onEscapeKeyDown={leaveOwnEscape}
      initialFocusEl={() => {
        remember();
        return initialFocus?.() ?? null;
      }}
      finalFocusEl={insteadOfOpener}
      unstyled
    >
      <Portal>
        <DialogBackdrop position="fixed" inset={0} zIndex="dialog" background="scrim" />
        <DialogPositioner css={dialogPositioner}>
          <DialogContent
            ref={content}
            css={[dialogFrame, size === 'full' ? full : popup]}
            _focusVisible={{ outline: 'none' }}
            {...(onKeyDown && { onKeyDown: ownKeys(onKeyDown) })}
          >
            <DialogHeader css={dialogHeader}>
              <DialogTitle textStyle="section">{title}</DialogTitle>
              <CloseButton word={closeWord} />
            </DialogHeader>
            <DialogBody css={dialogBody}>{children}</DialogBody>
          </DialogContent>
        </DialogPositioner>
      </Portal>
    </DialogRoot>
  );
}
