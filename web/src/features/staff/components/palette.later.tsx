import { linkTo } from '@boma/domain/site-paths.ts';
import { type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Dialog } from '../../../components/dialog.tsx';
import { fieldLook } from '../../../components/form/field-frame.tsx';
import { RouterLink } from '../../../components/router-link.tsx';
import { chakra } from '../../../components/ui.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { useLiveSite } from '../../../lib/live-site.ts';
import { useStoredUser } from '../../../session/session.ts';
import { findPeople, listCameras, listContact } from '../api/staff-calls.ts';
import { fittingEntries, type PaletteEntry } from '../palette-entries.ts';
import { cameraPath, personPath, sectionPath, staffNavigation } from '../staff-sections.ts';

/** Characters from which people are looked for: shorter beginnings fit too many. */
const PEOPLE_FROM = 2;

const look = {
  display: 'grid',
  gap: 3,
  minWidth: 'min(34rem, 80vw)',
  '& li a': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 4,
    minHeight: '44px',
    paddingX: 3,
    borderRadius: 'md',
    overflowWrap: 'anywhere',
  },
  '& li a[data-chosen]': {
    background: 'accentSoft',
    outline: '1px solid',
    outlineColor: 'accent',
  },
} as const;

const field = { ...fieldLook, minHeight: '48px', paddingInline: 4, width: '100%' } as const;

/** Cameras and open contact messages, read when the palette opens. One that fails leaves the others. */
async function readThings(): Promise<PaletteEntry[]> {
  const [cameras, messages] = await Promise.allSettled([listCameras(), listContact('open')]);
  return [
    ...(cameras.status === 'fulfilled' ? cameras.value : []).map(({ camera: { slug, name } }) => ({
      key: `camera ${slug}`,
      kind: 'Camera',
      text: name,
      to: cameraPath(slug),
    })),
    ...(messages.status === 'fulfilled' ? messages.value : []).map(({ id, subject, name }) => ({
      key: `message ${id}`,
      kind: 'Contact message',
      text: `${subject} (${name})`,
      to: sectionPath('contact'),
    })),
  ];
}

/** With what was typed: an answer to something older leads nowhere. */
async function peopleNamed(typed: string): Promise<{ typed: string; found: PaletteEntry[] }> {
  if (typed.length < PEOPLE_FROM) return { typed, found: [] };
  const people = await findPeople(typed);
  const found = people.map(({ uid, display_name }) => ({
    key: `person ${uid}`,
    kind: 'Person',
    text: display_name,
    to: personPath(uid),
  }));
  return { typed, found };
}

/** Everything that fits what was typed: pages first, people last, because the server looks for them. */
function useEntries(typed: string): readonly PaletteEntry[] {
  const user = useStoredUser();
  const shows = useLiveSite()?.shows;
  const { answer: things } = useAnswer(readThings, { doing: 'Reading what the palette leads to' });
  const ask = useCallback(() => peopleNamed(typed.trim()), [typed]);
  const { answer: people } = useAnswer(ask, { doing: 'Looking for people' });
  return useMemo(() => {
    const pages = staffNavigation(user).flatMap(({ entries }) =>
      entries.map(({ to, text }) => ({ key: `page ${to}`, kind: 'Page', text, to })),
    );
    const planned = (shows ?? []).map(({ id, title, on_air }) => ({
      key: `show ${id}`,
      kind: on_air ? 'Show on the air' : 'Show',
      text: title,
      to: on_air ? linkTo('controller') : sectionPath('shows'),
    }));
    const fitting = fittingEntries([...pages, ...planned, ...(things ?? [])], typed);
    return [...fitting, ...(people?.typed === typed.trim() ? people.found : [])];
  }, [user, shows, things, people, typed]);
}

/** What Enter leads to, for those who do not see which line is marked. */
function chosenWords(entries: readonly PaletteEntry[], chosen: number): string {
  const entry = entries[chosen];
  if (!entry) return 'Nothing fits.';
  return `Enter leads to ${entry.text} (${entry.kind}), ${chosen + 1} of ${entries.length}.`;
}

/** Ctrl+K: leads staff to any page, camera, show, person or message by its name. */
export default function Palette({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const entries = useEntries(typed);
  const chosen = Math.min(at, entries.length - 1);
  const go = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    onClose();
    void navigate(entry.to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setAt((chosen + step + entries.length) % Math.max(1, entries.length));
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      go(entries[chosen]);
    }
  };
  return (
    <Dialog title="Go to" open onClose={onClose} initialFocus={() => input.current}>
      <chakra.div css={look}>
        <chakra.input
          ref={input}
          css={field}
          type="search"
          aria-label="A page, camera, show, person or message"
          autoComplete="off"
          placeholder="Tau, appeals, Thandi…"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
        <ul aria-label="What fits">
          {entries.map((entry, index) => (
            <li key={entry.key}>
              <RouterLink to={entry.to} {...(index === chosen && { 'data-chosen': '' })} onClick={onClose}>
                {entry.text}
                <chakra.span textStyle="small" color="muted">
                  {entry.kind}
                </chakra.span>
              </RouterLink>
            </li>
          ))}
        </ul>
        <chakra.p role="status" color="muted" textStyle="small">
          {chosenWords(entries, chosen)}
        </chakra.p>
      </chakra.div>
    </Dialog>
  );
}
