import { useLayoutEffect } from 'react';
import { Failed } from '../../components/asked.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { chakra } from '../../components/ui.ts';
import { WaitingLines } from '../../components/waiting-lines.tsx';
import { calendarDayWords } from '../../lib/calendar-day.ts';
import { askOnceForPages, useHaveEditedPagesFailed } from '../../lib/edited-pages.ts';
import type { LegalDocument, LegalVersion } from './legal-document.ts';
import { LegalText } from './legal-text.tsx';
import { useLegal } from './use-legal.ts';

const box = {
  maxWidth: '46rem',
  marginBottom: 8,
  padding: { base: 4, md: 5 },
  borderWidth: '1px',
  borderRadius: 'lg',
  background: 'surface',
  '& summary': {
    display: 'inline-block',
    minHeight: '44px',
    alignContent: 'center',
    cursor: 'pointer',
    color: 'accent',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
} as const;

const Day = ({ day }: { readonly day: string }) => <time dateTime={day}>{calendarDayWords(day)}</time>;

/** Says from when on another version applies, and has it in a fold. */
function Next({ of, next }: { readonly of: LegalDocument; readonly next: LegalVersion }) {
  return (
    <chakra.section css={box} aria-label="The next version">
      <chakra.p fontWeight={600}>
        A new version applies from <Day day={next.valid_from} /> on.
      </chakra.p>
      <details>
        <summary>Read the new version</summary>
        <LegalText of={of} version={next} />
      </details>
    </chakra.section>
  );
}

interface LegalOfProps {
  readonly of: LegalDocument;
  readonly version: LegalVersion;
  readonly next?: LegalVersion | undefined;
  /** The version will apply, and does not yet. */
  readonly comes?: boolean;
  /** Lists the parts of the text below the first one. */
  readonly contents?: boolean;
}

/** The day since when a version applies. */
function Since({ version, comes = false }: Pick<LegalOfProps, 'version' | 'comes'>) {
  return (
    <chakra.span display="block" textStyle="small" marginTop={2}>
      {comes ? 'Valid from ' : 'Valid since '}
      <Day day={version.valid_from} />
    </chakra.span>
  );
}

/** What a legal text says, below its head. */
function Words({ of, version, next, contents = false }: LegalOfProps) {
  return (
    <>
      {next && <Next of={of} next={next} />}
      <LegalText of={of} version={version} contents={contents} />
    </>
  );
}

/** What the page of a legal text says. */
export function LegalOf(props: LegalOfProps) {
  const { of, version } = props;
  const lead = (
    <>
      {version.lead}
      <Since {...props} />
    </>
  );
  return (
    <>
      <PageHead title={of.title} lead={lead} />
      <Words {...props} />
    </>
  );
}

/** Stands in for a text that this page did not come with, and asks for it. */
function NotYet({ of: { title }, minHeight }: { readonly of: LegalDocument; readonly minHeight: string }) {
  const hasFailed = useHaveEditedPagesFailed();
  // Before the first paint, so that a version that applies no more is never seen.
  useLayoutEffect(askOnceForPages, []);
  if (hasFailed) return <Failed onRetry={askOnceForPages}>We could not load this text.</Failed>;
  return <WaitingLines label={`Loading: ${title}`} minHeight={minHeight} />;
}

/** The page of a legal text as it applies now. */
export function LegalPage({ of }: { readonly of: LegalDocument }) {
  const legal = useLegal(of);
  if (legal) return <LegalOf of={of} contents {...legal} />;
  return (
    <>
      <PageHead title={of.title} />
      <NotYet of={of} minHeight="60vh" />
    </>
  );
}

/** The same without the head of a page. */
export function LegalInDialog({ of }: { readonly of: LegalDocument }) {
  const legal = useLegal(of);
  if (!legal) return <NotYet of={of} minHeight="40vh" />;
  return (
    <>
      <chakra.p color="muted" marginBottom={6}>
        <Since {...legal} />
      </chakra.p>
      <Words of={of} {...legal} />
    </>
  );
}
