import { JUNIOR_RANGER } from '@boma/domain/course/course.constants.ts';
import { LEGAL_PAGES, type LegalKind } from '@boma/domain/pages/legal.constants.ts';
import { linkTo, type SitePathName } from '@boma/domain/site-paths.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { PartnerLogos } from '../../components/partner-logos.tsx';
import { askOnceForPages, cameWith } from '../../lib/edited-pages.ts';
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
const legalTexts = new Map<string, LegalKind>(
  Object.entries(LEGAL_PAGES).map(([name, kind]) => [linkTo(name as SitePathName), kind]),
);

/** Asks once what staff have saved of the site's own pages. A legal text that came in its page makes no call. */
function usePagesOfStaff(): void {
  const kind = legalTexts.get(useLocation().pathname);
  useEffect(() => {
    if (kind === undefined || !cameWith(kind)) askOnceForPages();
  }, [kind]);
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
