import { JUNIOR_RANGER } from '@boma/domain/course/course.constants.ts';
import { linkTo } from '@boma/domain/site-paths.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { PartnerLogos } from '../../components/partner-logos.tsx';
import { askForPages } from '../../lib/edited-pages.ts';
import { logFailure } from '../../lib/log.ts';
import { readStored } from '../../lib/storage.ts';
import { juniorRangerKey } from '../../lib/storage-keys.ts';
import { useStore } from '../../lib/store.ts';
import { readStoredUser, subscribeToSession } from '../../session/session.ts';

/** A signed-in user who has joined the course, on this device or on another one. */
function isJunior(): boolean {
  const user = readStoredUser();
  return user !== undefined && (user.jr || readStored(juniorRangerKey) === JUNIOR_RANGER);
}

/** Keeps the mark on the document that shows the footer's link to the course. */
function JuniorMark() {
  const junior = useStore({ read: isJunior, subscribe: subscribeToSession }, false);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-jr', junior);
  }, [junior]);
  return null;
}

const never = () => () => undefined;
/** These texts are whole as they come, and make no call. */
const quiet: readonly string[] = [linkTo('privacyPolicy'), linkTo('termsOfService')];

let isAsked = false;

/** Asks once what staff have saved of the site's own pages. A failure leaves what the page came with. */
function usePagesOfStaff(): void {
  const isQuiet = quiet.includes(useLocation().pathname);
  useEffect(() => {
    if (isQuiet || isAsked) return;
    isAsked = true;
    askForPages().catch((cause: unknown) => {
      isAsked = false;
      logFailure('Reading the pages of staff', cause);
    });
  }, [isQuiet]);
}

const findSlot = () => document.getElementById('partners-slot');

/** What the footer has and can wait for: the partners' logos, and the link of junior rangers. */
export function FooterParts() {
  usePagesOfStaff();
  const slot = useSyncExternalStore(never, findSlot, () => null);
  return (
    <>
      <JuniorMark />
      {slot && createPortal(<PartnerLogos />, slot)}
    </>
  );
}
