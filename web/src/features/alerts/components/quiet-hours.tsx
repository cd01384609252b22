import type { AlertSettings } from '@boma/domain/alerts/alert-settings.schema.ts';
import type { QuietSpan } from '@boma/domain/alerts/quiet-hours.ts';
import { CAMP_ZONE } from '@boma/domain/camp-time.ts';
import { useState } from 'react';
import { Button } from '../../../components/button.ts';
import { chakra, Flex } from '../../../components/ui.ts';
import { viewerZone } from '../../../lib/timing/viewer-zone.ts';
import { CheckRow } from './check-row.tsx';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const zoneWords = (zone: string) => (zone === CAMP_ZONE ? 'our camp' : zone);
const USUAL: QuietSpan = { from: '22:00', to: '07:00' };

const day = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 4,
  '& > label': { minWidth: '9rem' },
  '& input[type=time]': {
    minHeight: '44px',
    paddingInline: 3,
    borderWidth: '1px',
    borderRadius: 'md',
    background: 'ground',
    color: 'ink',
  },
} as const;

interface TimesProps {
  readonly name: string;
  readonly span: QuietSpan;
  readonly onChange: (span: QuietSpan) => void;
}

/** Saved when the viewer leaves a field: while a time is typed it goes through others. */
function Times({ name, span, onChange }: TimesProps) {
  const [typed, setTyped] = useState(span);
  const [taken, setTaken] = useState(span);
  // Another button may have changed the times. The fields stay, so that the focus does too.
  if (taken.from !== span.from || taken.to !== span.to) {
    setTaken(span);
    setTyped(span);
  }
  const isWrong = typed.from === '' || typed.to === '' || typed.from === typed.to;
  const keep = () => {
    if (!isWrong && (typed.from !== span.from || typed.to !== span.to)) onChange(typed);
  };
  const field = (part: keyof QuietSpan, words: string) => (
    <input
      type="time"
      aria-label={`${name}, ${words}`}
      aria-invalid={isWrong}
      value={typed[part]}
      onChange={(event) => setTyped({ ...typed, [part]: event.currentTarget.value })}
      onBlur={keep}
    />
  );
  return (
    <Flex align="center" gap={2} wrap="wrap">
      {field('from', 'from')}
      <span>to</span>
      {field('to', 'to')}
      {typed.to <= typed.from && !isWrong && (
        <chakra.span textStyle="small" color="muted">
          the next morning
        </chakra.span>
      )}
      {isWrong && (
        <chakra.span role="alert" textStyle="small" color="danger">
          Give two different times.
        </chakra.span>
      )}
    </Flex>
  );
}

/** 'off', or the times of the first day that has some and on how many days. */
function summaryOf(quiet: AlertSettings['quiet']): string {
  const on = quiet.filter((span) => span !== null);
  const [first] = on;
  if (!first) return 'off';
  const isSame = on.every(({ from, to }) => from === first.from && to === first.to);
  const days = on.length === DAYS.length ? 'every day' : `on ${on.length} of 7 days`;
  return isSame ? `${first.from} to ${first.to}, ${days}` : days;
}

const summary = {
  minHeight: '44px',
  paddingY: '10px',
  fontWeight: 600,
  cursor: 'pointer',
  _focusVisible: { outline: '2px solid', outlineColor: 'accent', outlineOffset: '3px' },
} as const;

interface QuietHoursProps {
  readonly settings: AlertSettings;
  readonly set: (part: Partial<AlertSettings>) => void;
}

/** The hours of each weekday in which nothing is sent. What is seen in them is summed up at their end. */
export function QuietHours({ settings: { quiet, zone }, set }: QuietHoursProps) {
  const here = viewerZone();
  const change = (weekday: number, span: QuietSpan | null) =>
    set({ quiet: quiet.map((each, index) => (index === weekday ? span : each)) });
  const first = quiet.find((span) => span !== null);
  return (
    <details>
      <chakra.summary css={summary}>
        Quiet hours
        <chakra.span color="muted" fontWeight={400} fontVariantNumeric="tabular-nums">
          : {summaryOf(quiet)}
        </chakra.span>
      </chakra.summary>
      <chakra.p color="muted" marginBottom={3} maxWidth="40rem">
        We stay silent in these hours, and tell you afterwards what was seen. The times are those of
        {` ${zoneWords(zone)}.`}
      </chakra.p>
      {DAYS.map((name, weekday) => {
        const span = quiet[weekday] ?? null;
        return (
          <chakra.div key={name} css={day}>
            <CheckRow
              checked={span !== null}
              onChange={(on) => change(weekday, on ? (first ?? USUAL) : null)}
            >
              {name}
            </CheckRow>
            {span && <Times name={name} span={span} onChange={(next) => change(weekday, next)} />}
          </chakra.div>
        );
      })}
      <Flex gap={3} wrap="wrap" marginTop={3}>
        {quiet[0] && (
          <Button look="quiet" onClick={() => set({ quiet: DAYS.map(() => quiet[0] ?? null) })}>
            Use Monday’s times for every day
          </Button>
        )}
        {here !== zone && (
          <Button look="quiet" onClick={() => set({ zone: here })}>
            Use the times of {zoneWords(here)}
          </Button>
        )}
      </Flex>
    </details>
  );
}
