import type { LegalKind } from '@boma/domain/pages/legal.constants.ts';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmButton } from '../../../components/confirm-button.tsx';
import { colleagueOf } from '../../../components/editing/edit-problems.ts';
import type { DoneBefore } from '../../../components/editing/list-part.tsx';
import type { AskFirst } from '../../../components/form/leave-guard.tsx';
import type { LeaveWords } from '../../../components/form/leave-question.later.tsx';
import { chakra } from '../../../components/ui.ts';
import { refusalWords } from '../../../lib/asking/refusal-words.ts';
import { calendarDayWords } from '../../../lib/calendar-day.ts';
import type { LegalVersion } from '../../legal/legal-document.ts';
import { legalKinds } from '../../legal/legal-kinds.ts';
import { LegalText } from '../../legal/legal-text.tsx';
import { savePage } from '../api/staff-calls.ts';
import { legalNow } from '../legal-fields.ts';
import { sectionPath } from '../staff-sections.ts';

const list = {
  display: 'grid',
  marginTop: 3,
  '& > li': { borderTopWidth: '1px', paddingY: 2 },
  '& summary': { minHeight: '44px', alignContent: 'center', cursor: 'pointer', fontWeight: 600 },
  '& summary span': { textStyle: 'small', color: 'muted', fontWeight: 400, marginLeft: 3 },
} as const;

interface LegalVersionsProps {
  readonly kind: LegalKind;
  readonly versions: readonly LegalVersion[];
  /** Which state of the document this is. */
  readonly saved: string | null;
  readonly refresh: () => Promise<void>;
  /** What is typed into the form is lost with the removal. */
  readonly askFirst: AskFirst;
}

/** The removal goes to the list, so the form beside it is left. */
const removing: LeaveWords = {
  title: 'Remove it without saving?',
  text: 'You have not saved what you typed here. It is lost when the next version is removed.',
  stay: 'Keep the version',
  leave: 'Remove it',
};

/** Removes the version that was to apply next. */
function RemoveNext({
  kind,
  next,
  saved,
  refresh,
  askFirst,
}: Omit<LegalVersionsProps, 'versions'> & { readonly next: LegalVersion }) {
  const navigate = useNavigate();
  const day = calendarDayWords(next.valid_from);
  return (
    <ConfirmButton
      question={`Remove the version of ${day}? What applies now goes on. This cannot be undone.`}
      yes="Yes, remove it"
      no="Keep it"
      askFirst={(remove) => askFirst(remove, removing)}
      problemOf={(cause) =>
        refusalWords(cause, {
          conflict: `${colleagueOf(cause)} has changed this meanwhile. Please look at it again.`,
        })
      }
      onConfirm={async () => {
        await savePage({
          version: saved,
          page: { kind, replaces: next.valid_from, next: null },
        }).catch(async (cause: unknown) => {
          // What stands here is older than what is stored.
          await refresh();
          throw cause;
        });
        await refresh();
        const done: DoneBefore = { said: `The version of ${day} is removed.`, edited: kind };
        await navigate(sectionPath('pages'), { state: done });
      }}
    >
      Remove the next version
    </ConfirmButton>
  );
}

/** Every version of a legal text, the newest first. Each opens where it stands. */
export function LegalVersions(props: LegalVersionsProps) {
  const { kind, versions } = props;
  const id = useId();
  const { version: valid, next } = legalNow(kind, versions);
  const stateOf = (each: LegalVersion) =>
    each === next ? 'applies next' : each === valid ? 'applies now' : 'applies no more';
  return (
    <chakra.section aria-labelledby={id} marginBottom={8}>
      <chakra.h2 id={id} textStyle="section">
        Versions
      </chakra.h2>
      <chakra.ul role="list" css={list}>
        {[legalKinds[kind].first, ...versions].toReversed().map((each) => (
          <li key={each.valid_from}>
            <details>
              <summary>
                From {calendarDayWords(each.valid_from)} <span>{stateOf(each)}</span>
              </summary>
              <LegalText of={legalKinds[kind]} version={each} />
            </details>
          </li>
        ))}
      </chakra.ul>
      {next && <RemoveNext {...props} next={next} />}
    </chakra.section>
  );
}
