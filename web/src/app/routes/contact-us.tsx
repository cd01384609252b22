import { PageBody } from '../../components/page-body.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Illustration, painted } from '../../components/picture.tsx';
import { Prose } from '../../components/prose.tsx';
import { chakra } from '../../components/ui.ts';
import { brand } from '../../config/brand.ts';
import { ContactForm } from '../../features/contact/components/contact-form.tsx';
import { LegalLinks } from '../../features/legal/legal-links.tsx';

const VERY_WIDE = '@media (min-width: 120em)';

/** Beside the form, from its headline on. */
const columns = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 4fr)' },
  columnGap: 16,
  rowGap: 12,
  alignItems: 'start',
  [VERY_WIDE]: { gridTemplateColumns: 'minmax(0, 48rem) minmax(0, 1fr)' },
} as const;

/** A picture, and the two texts: side by side below the form, one below the other beside it. */
const besideForm = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 1fr)' },
  columnGap: 10,
  rowGap: 8,
  '& picture': { gridColumn: '1 / -1' },
  '& img': { aspectRatio: { base: '16 / 9', sm: '5 / 2', lg: '16 / 9' }, marginBottom: 0 },
  '&& h2': { marginTop: 0 },
  [VERY_WIDE]: {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    '& picture': { gridColumn: 1, gridRow: '1 / span 2' },
  },
} as const;

function Offices() {
  return (
    <Prose>
      <h2>Our offices</h2>
      <address>
        {brand.address.map((line) => (
          <div key={line}>{line}</div>
        ))}
        <a href={`mailto:${brand.email}`}>{brand.email}</a>
      </address>
      <p>Visitors are welcome by appointment. Please close the gate: it is not there for decoration.</p>
    </Prose>
  );
}

function WhatHelps() {
  return (
    <Prose>
      <h2>What helps us help you</h2>
      <ul>
        <li>A camera that looks wrong: its name, and what time it was where you are.</li>
        <li>An animal in trouble: the same, and please do not post the place.</li>
        <li>Something about the site: which page it was. The form adds what kind of browser you use.</li>
      </ul>
    </Prose>
  );
}

export default function ContactUsRoute() {
  return (
    <PageBody>
      <chakra.div css={columns}>
        <div>
          <PageHead
            title="Contact Us"
            lead="Write to the rangers. We read everything, and we answer when we are back from the field."
          />
          <ContactForm />
          <LegalLinks doing="writing to us" />
        </div>
        <chakra.aside aria-label="Where we are" css={besideForm}>
          <Illustration
            picture={painted('camp')}
            alt="The camp at dusk: two people at a fire between two tents, and the mast of a camera."
            sizes="(min-width: 120em) 45rem, (min-width: 64em) 27rem, 100vw"
            loading="lazy"
          />
          <Offices />
          <WhatHelps />
        </chakra.aside>
      </chakra.div>
    </PageBody>
  );
}
