import { PageBody } from '../../components/page-body.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Prose } from '../../components/prose.tsx';
import { chakra } from '../../components/ui.ts';
import { brand } from '../../config/brand.ts';

export default function ContactUsRoute() {
  return (
    <PageBody width="text">
      <PageHead
        title="Contact Us"
        lead="Write to the rangers. We read everything, and we answer when we are back from the field."
      />
      <chakra.a
        href={`mailto:${brand.email}`}
        display="inline-flex"
        alignItems="center"
        minHeight="44px"
        textStyle="section"
        color="accent"
        textDecoration="underline"
        textUnderlineOffset="5px"
        textDecorationThickness="1px"
        overflowWrap="anywhere"
      >
        {brand.email}
      </chakra.a>
      <Prose>
        <h2>What helps us help you</h2>
        <ul>
          <li>A camera that looks wrong: its name, and what time it was where you are.</li>
          <li>An animal in trouble: the same, and please do not post the place.</li>
          <li>Something about the site: which page, and what kind of device you use.</li>
        </ul>
        <h2>By post</h2>
        <address>
          {brand.address.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </address>
        <p>Visitors are welcome by appointment. Please close the gate: it is not there for decoration.</p>
      </Prose>
    </PageBody>
  );
}
