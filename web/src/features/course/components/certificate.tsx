import { Global } from '@emotion/react';
import { useId, useState } from 'react';
import { Button } from '../../../components/button.ts';
import { fieldLook } from '../../../components/form/field-frame.tsx';
import { chakra } from '../../../components/ui.ts';
import { paper } from '../../../theme/paper.ts';
import { CertificateArt } from './certificate-art.tsx';

/** Characters of a name that fit in one line of the certificate. */
const NAME_MAX = 40;

/** On paper stands the certificate and nothing else. */
const onPaper = {
  '@page': { size: 'A4 landscape', margin: '12mm' },
  '@media print': {
    'body *': { visibility: 'hidden' },
    '[data-certificate], [data-certificate] *': { visibility: 'visible' },
    '[data-certificate]': {
      position: 'fixed',
      inset: 0,
      width: '100%',
      maxWidth: 'none',
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
