import type { WithId } from '@boma/domain/questions/questions.policy.ts';
import { linkTo } from '@boma/domain/site-paths.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../../components/button.ts';
import { Problem } from '../../../components/form/form-frame.tsx';
import { useKeptFocus } from '../../../components/queue/use-kept-focus.ts';
import { Box, chakra, Flex } from '../../../components/ui.ts';
import { useClockText } from '../../../lib/ticking-clock.ts';
import { dusk } from '../../../theme/dusk.ts';
import { onPageKey } from '../../player/page-keys.ts';
import type { StaffQuestions } from '../api/staff-questions.ts';
import { shortQuestion } from '../queue-words.ts';
import { type MoveHandlers, useMoveQuestion } from '../use-move-question.ts';
import { useScreenOn } from '../use-screen-on.ts';
import { PutBack, useLastSettled } from './put-back.tsx';
import { Byline } from './staff-question.tsx';

const screen = {
  ...dusk,
  position: 'fixed',
  inset: 0,
  zIndex: 1,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  background: 'ground',
  color: 'ink',
} as const;

const edges = { paddingX: { base: 4, md: 8 }, paddingY: 3 } as const;
const words = { lineHeight: 1.25, overflowWrap: 'anywhere' } as const;
/** For a thumb in a moving car. */
const large = { minHeight: '72px', minWidth: { md: '14rem' }, paddingX: 3, fontSize: '1.25rem' } as const;

const next = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
  alignItems: 'center',
  gap: 3,
  paddingY: 4,
  borderTopWidth: '1px',
} as const;

/** Without room for words that are not there: a phone on its side has little. */
const foot = { ...edges, borderTopWidth: '1px', '& > [role=status]:empty': { minHeight: 0 } } as const;

/** 'for 2:05', since staff moved the question. */
function Since({ at }: { readonly at: number }) {
  const text = useClockText((now) => {
    const seconds = Math.max(0, Math.floor((now - at) / 1000));
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  });
  return text === undefined ? null : (
    <chakra.span css={{ fontVariantNumeric: 'tabular-nums' }}> · for {text}</chakra.span>
  );
}

function Current({ question }: { readonly question: WithId | undefined }) {
  if (!question)
    return (
      <chakra.p textStyle="lead" color="muted" paddingY={6}>
        No question is being answered.
      </chakra.p>
    );
  return (
    <Box paddingY={4}>
      <chakra.p textStyle="label" color="accent" marginBottom={2}>
        Being answered now
        {question.moved_at !== undefined && <Since at={question.moved_at} />}
      </chakra.p>
      <chakra.p
        dir="auto"
        css={words}
        fontSize="clamp(1.5rem, min(5vw + 0.5rem, 7vh), 3rem)"
        fontWeight={600}
        marginBottom={2}
      >
        {question.question}
      </chakra.p>
      <Byline question={question} />
    </Box>
  );
}

function Next({ question, ...handlers }: MoveHandlers & { readonly question: WithId }) {
  const { busy, move } = useMoveQuestion(handlers);
  return (
    <chakra.li css={next}>
      <div>
        <chakra.p dir="auto" css={words} fontSize="1.375rem">
          {question.question}
        </chakra.p>
        <Byline question={question} />
      </div>
      <Button
        look="quiet"
        css={large}
        aria-label={`Answer now: ${shortQuestion(question.question)}`}
        aria-disabled={busy}
        onClick={() => move(question, 'answering')}
      >
        Answer now
      </Button>
    </chakra.li>
  );
}

interface StepsProps extends MoveHandlers {
  readonly current: WithId | undefined;
  readonly first: WithId | undefined;
}

/** The two large buttons at the thumb. They stay where they are, also while there is nothing to do. */
function Steps({ current, first, ...handlers }: StepsProps) {
  const { busy, move } = useMoveQuestion(handlers);
  const steps = [
    { letter: 'a', text: 'Answered', question: current, to: 'answered' },
    { letter: 'n', text: 'Next question', question: first, to: 'answering' },
  ] as const;
  const onKey = useEffectEvent((key: string) => {
    const step = steps.find(({ letter }) => letter === key);
    if (step?.question && !busy) move(step.question, step.to);
    return step !== undefined;
  });
  useEffect(() => onPageKey((key) => onKey(key)), []);
  return (
    <Flex gap={3} wrap="wrap">
      {steps.map(({ letter, text, question, to }) => (
        <Button
          key={letter}
          look={to === 'answered' ? 'solid' : 'quiet'}
          css={{ ...large, flex: '1 1 9rem', '&[aria-disabled=true]': { opacity: 0.45 } }}
          aria-keyshortcuts={letter}
          aria-disabled={busy || !question}
          onClick={() => question && move(question, to)}
        >
          {text}
        </Button>
      ))}
    </Flex>
  );
}

/** The queue for the ranger who answers: dark and large, in one hand, with the selected questions alone. The letters A and N work at a desk. */
export function Presenter({ incoming, selected }: StaffQuestions) {
  const [problem, setProblem] = useState<string>();
  const { settled, forget, onMoved } = useLastSettled(selected);
  useScreenOn();
  const heading = useRef<HTMLHeadingElement>(null);
  const focus = useKeptFocus(heading);
  const handlers: MoveHandlers = { onProblem: setProblem, onMoved };
  const current = selected.find(({ stage }) => stage === 'answering');
  const queued = selected.filter(({ stage }) => stage === 'queued');
  const [first] = queued;
  return (
    <Box css={screen} {...focus}>
      <Flex css={edges} align="center" justify="space-between" gap={4}>
        <chakra.h1 ref={heading} tabIndex={-1} textStyle="label" color="muted">
          {incoming.length === 1 ? '1 question waits' : `${incoming.length} questions wait`}
        </chakra.h1>
        <ButtonLink to={linkTo('controller')} look="quiet">
          All questions
        </ButtonLink>
      </Flex>
      <Box css={edges} overflowY="auto">
        <Current question={current} />
        <chakra.h2 textStyle="section" marginBottom={3}>
          Next
        </chakra.h2>
        {queued.length === 0 ? (
          <chakra.p color="muted">No other question is selected.</chakra.p>
        ) : (
          <ul>
            {queued.map((question) => (
              <Next key={question.id} question={question} {...handlers} />
            ))}
          </ul>
        )}
      </Box>
      <Box css={foot}>
        <PutBack settled={settled} selected={selected} onDone={forget} />
        <Problem>{problem}</Problem>
        <Steps current={current} first={first} {...handlers} />
      </Box>
    </Box>
  );
}
