import { PageHead } from '../../components/page-head.tsx';
import { chakra } from '../../components/ui.ts';
import { WaitingLines } from '../../components/waiting-lines.tsx';
import { calendarDayWords } from '../../lib/calendar-day.ts';
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

interface DatedProps {
  readonly of: LegalDocument;
  readonly version: LegalVersion;
  readonly next?: LegalVersion | undefined;
  /** It will apply, and does not yet. */
  readonly comes?: boolean;
}

/** A version with the day since when it applies, and the next one. */
function Dated({ of, version, next, comes = false }: DatedProps) {
  const { valid_from } = version;
  return (
    <>
      <chakra.p textStyle="small" color="muted" marginBottom={6}>
        {comes ? 'Valid from ' : 'Valid since '}
        <Day day={valid_from} />
      </chakra.p>
      {next && <Next of={of} next={next} />}
      <LegalText of={of} version={version} />
    </>
  );
}

/** What the page of a legal text says. */
export function LegalOf(props: DatedProps) {
  return (
    <>
      <PageHead title={props.of.title} lead={props.version.lead} />
      <Dated {...props} />
    </>
  );
}

const waitingFor = ({ title }: LegalDocument) => `Loading: ${title}`;

/** The page of a legal text as it applies now. */
export function LegalPage({ of }: { readonly of: LegalDocument }) {
  const legal = useLegal(of);
  if (legal) return <LegalOf of={of} {...legal} />;
  return (
    <>
      <PageHead title={of.title} />
      <WaitingLines label={waitingFor(of)} minHeight="60vh" />
    </>
  );
}

/** The same without the head of a page. */
export function LegalInDialog({ of }: { readonly of: LegalDocument }) {
  const legal = useLegal(of);
  return legal ? <Dated of={of} {...legal} /> : <WaitingLines label={waitingFor(of)} minHeight="40vh" />;
}
