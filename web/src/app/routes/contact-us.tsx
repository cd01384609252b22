import { PageBody } from '../../components/page-body.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Prose } from '../../components/prose.tsx';
import { chakra } from '../../components/ui.ts';
import { brand } from '../../config/brand.ts';
import { ContactForm } from '../../features/contact/components/contact-form.tsx';
import { LegalLinks } from '../../features/legal/legal-links.tsx';

const columns = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 4fr)' },
  columnGap: 16,
  rowGap: 12,
  maxWidth: '80rem',
  alignItems: 'start',
  // Beside the form, the first heading begins at the top.
  '& aside h2:first-of-type': { marginTop: { lg: 0 } },
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
      <PageHead
        title="Contact Us"
        lead="Write to the rangers. We read everything, and we answer when we are back from the field."
      />
      <chakra.div css={columns}>
        <div>
          <ContactForm />
          <LegalLinks doing="writing to us" />
        </div>
        <aside aria-label="Where we are">
          <Offices />
        </aside>
      </chakra.div>
    </PageBody>
  );
}
