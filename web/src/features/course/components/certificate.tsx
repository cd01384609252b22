import { Global } from '@emotion/react';
import { useId, useState } from 'react';
import { Button } from '../../../components/button.ts';
import { fieldLook } from '../../../components/form/field-frame.tsx';
import { chakra } from '../../../components/ui.ts';
import { paper } from '../../../theme/paper.ts';

/** Three toes and a pad: the track of a big cat, at a place and an angle. */
function Track({ x, y, turn }: { readonly x: number; readonly y: number; readonly turn: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path d="M-9 6c0-7 4-10 9-10s9 3 9 10c0 5-4 6-9 6s-9-1-9-6z" />
      <ellipse cx="-11" cy="-6" rx="3.6" ry="5" transform="rotate(-22 -11 -6)" />
      <ellipse cx="-4" cy="-12" rx="3.6" ry="5.2" transform="rotate(-8 -4 -12)" />
      <ellipse cx="4" cy="-12" rx="3.6" ry="5.2" transform="rotate(8 4 -12)" />
      <ellipse cx="11" cy="-6" rx="3.6" ry="5" transform="rotate(22 11 -6)" />
    </g>
  );
}

const steps = [
  [60, 470, 62],
  [112, 432, 66],
  [172, 446, 70],
  [232, 412, 74],
  [296, 430, 78],
  [360, 402, 84],
] as const;

/** The picture of the certificate: a sun behind an acacia, a giraffe, and tracks that lead there. Colours of paper. */
function CertificateArt() {
  return (
    <svg viewBox="0 0 800 560" width="100%" height="100%" preserveAspectRatio="none" aria-hidden="true">
      <rect width="800" height="560" fill={paper.sheet} />
      <rect x="16" y="16" width="768" height="528" rx="18" fill="none" stroke={paper.line} strokeWidth="3" />
      <rect
        x="26"
        y="26"
        width="748"
        height="508"
        rx="12"
        fill="none"
        stroke={paper.faintLine}
        strokeWidth="1.5"
      />
      <circle cx="650" cy="410" r="78" fill={paper.sun} />
      <path d="M28 470c120-26 250-30 380-16s250 10 364-14v92H28z" fill={paper.faintLine} opacity="0.55" />
      <g fill={paper.silhouette}>
        <path d="M676 470c3-34 2-58-4-84l9-2c5 26 7 50 6 86z" />
        <path d="M594 392c20-26 56-40 90-40 36 0 70 14 88 38-30-9-58-11-88-10-32 0-62 2-90 12z" />
        <path d="M676 388l-34-22 5-5 32 20zM682 388l36-24 4 5-37 25z" />
        {/* As small as a young giraffe, so that its head stays clear of the date. */}
        <path
          transform="translate(171.6 143.4) scale(0.7)"
          d="M566 472l3-50c-6-8-9-14-8-24l14-2c4-24 8-54 12-78l-8-5 3-5 9 2 3-8 3 8 12 6-2 6-11 0c-1 26-3 56-2 82 6 10 8 22 6 36l3 32h-6l-5-32-13-1-4 33z"
        />
      </g>
      <g fill={paper.line} opacity="0.45">
        {steps.map(([x, y, turn]) => (
          <Track key={x} x={x} y={y} turn={turn} />
        ))}
      </g>
    </svg>
  );
}

/** Characters of a name that fit in one line of the certificate. */
const NAME_MAX = 40;

/**
 * On paper stands the certificate and nothing else. What is only invisible would keep its room, and add sheets; what the
 * certificate lies in gives it all of the sheet.
 */
const onPaper = {
  '@page': { size: 'A4 landscape', margin: '12mm' },
  '@media print': {
    body: { minHeight: '0 !important' },
    'body :has([data-certificate])': { display: 'contents !important' },
    'body :not(:has([data-certificate])):not([data-certificate]):not([data-certificate] *)': {
      display: 'none !important',
    },
    'body [data-certificate]': {
      // As high as A4 across, whose margins leave 186 mm.
      maxWidth: '260mm',
      marginInline: 'auto',
      breakInside: 'avoid',
      printColorAdjust: 'exact',
    },
  },
} as const;

/** Its colours are those of paper in both themes: this is what is printed. */
const sheet = {
  position: 'relative',
  maxWidth: '50rem',
  aspectRatio: '10 / 7',
  overflow: 'hidden',
  borderRadius: 'lg',
  color: paper.ink,
  fontFamily: 'display',
  textAlign: 'center',
  containerType: 'inline-size',
  '& > svg': { position: 'absolute', inset: 0 },
  '& > div': {
    position: 'relative',
    height: '100%',
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'center',
    paddingTop: '9cqi',
    paddingInline: '8cqi',
  },
  '& p': { fontSize: '2.3cqi', lineHeight: 1.45 },
  '& h2': { fontSize: '6.2cqi', lineHeight: 1.1, fontWeight: 560 },
  '& [data-name]': {
    minWidth: '56cqi',
    maxWidth: '100%',
    marginBlock: '2.4cqi 1.6cqi',
    paddingBottom: '0.6cqi',
    borderBottom: `2px solid ${paper.line}`,
    fontSize: '4.4cqi',
    lineHeight: 1.25,
    minHeight: '6.4cqi',
    overflowWrap: 'anywhere',
  },
} as const;

interface CertificateProps {
  /** The site that signs it. */
  readonly site: string;
  /** The rangers who sign it. */
  readonly rangers: readonly string[];
  readonly modules: number;
}

/** The certificate. The name is in this page only: it is neither stored nor sent. */
export function Certificate({ site, rangers, modules }: CertificateProps) {
  const id = useId();
  const [name, setName] = useState('');
  const [date] = useState(() => new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format(new Date()));
  return (
    <>
      <Global styles={onPaper} />
      <chakra.div display="flex" flexWrap="wrap" alignItems="end" gap={3} marginBottom={6}>
        <chakra.div flex="1 1 16rem" maxWidth="26rem">
          <chakra.label htmlFor={id} display="block" marginBottom="6px" fontWeight={600}>
            The name on it
          </chakra.label>
          <chakra.input
            id={id}
            value={name}
            maxLength={NAME_MAX}
            autoComplete="off"
            aria-describedby={`${id}-note`}
            onChange={(event) => setName(event.currentTarget.value)}
            css={{ ...fieldLook, minHeight: '48px', paddingInline: 4 }}
          />
        </chakra.div>
        <Button minHeight="48px" onClick={() => window.print()}>
          Print it
        </Button>
        <chakra.p id={`${id}-note`} textStyle="small" color="muted" flexBasis="100%">
          The name stays on this page. It is not stored, and not sent anywhere.
        </chakra.p>
      </chakra.div>
      <chakra.section aria-label="Certificate" data-certificate="" css={sheet}>
        <CertificateArt />
        <div>
          <p>{site}</p>
          <h2>Junior Ranger</h2>
          <p data-name="">{name}</p>
          <p>
            has finished all {modules} modules of the course: can sit still, look at the edges,
            <br />
            listen to the night, and keep a ranger’s promise.
          </p>
          <chakra.p marginTop="2cqi">
            {date} · {rangers.join(' and ')}
          </chakra.p>
        </div>
      </chakra.section>
    </>
  );
}
