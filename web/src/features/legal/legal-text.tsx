import { fillPlaces } from '@boma/domain/pages/fill-places.ts';
import { Fragment, Suspense } from 'react';
import { Prose } from '../../components/prose.tsx';
import { RouterLink } from '../../components/router-link.tsx';
import { chakra } from '../../components/ui.ts';
import { brand } from '../../config/brand.ts';
import { Written } from '../pages/components/written.tsx';
import type { LegalDocument, LegalVersion } from './legal-document.ts';
import { legalPlaces } from './legal-places.ts';

const contentsStyle = {
  paddingY: 5,
  borderTopWidth: '1px',
  borderBottomWidth: '1px',
  '& ul': { gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } },
  // The mark of the second column stands in this room.
  '& li': { paddingRight: 5 },
  '& a': { display: 'inline-block', paddingY: 1 },
} as const;

const mail = <a href={`mailto:${brand.email}`}>{brand.email}</a>;

/** Each time that our address is named, it is a link. */
const linked = (text: string) =>
  text.split(brand.email).map((piece, at) => (
    <Fragment key={at}>
      {at > 0 && mail}
      {piece}
    </Fragment>
  ));

/** Words between two pairs of stars are bold. */
const inline = (text: string) =>
  text
    .split(/\*\*([^*]+)\*\*/)
    .map((piece, at) => (
      <Fragment key={at}>{at % 2 === 1 ? <strong>{piece}</strong> : linked(piece)}</Fragment>
    ));

interface LegalTextProps {
  readonly of: LegalDocument;
  readonly version: LegalVersion;
  /** A page shows one text alone: below its first part, the list of the others leads to each. Elsewhere a link would change the address. */
  readonly contents?: boolean;
}

/** The headings of a text, as links to its parts. */
function Contents({ headings }: { readonly headings: LegalDocument['headings'] }) {
  const parts = Object.entries(headings).filter(([, heading]) => heading !== '');
  return (
    <chakra.nav aria-label="Contents" css={contentsStyle}>
      <ul>
        {parts.map(([part, heading]) => (
          <li key={part}>
            <RouterLink to={{ hash: part }}>{heading}</RouterLink>
          </li>
        ))}
      </ul>
    </chakra.nav>
  );
}

/** What a version of a legal text says, with its places filled in. */
export function LegalText({ of, version, contents = false }: LegalTextProps) {
  const places = legalPlaces();
  const { after } = of;
  const After = after?.Shown;
  return (
    <Prose>
      {Object.entries(of.headings).map(([part, heading]) => (
        <Fragment key={part}>
          {heading !== '' && <h2 {...(contents && { id: part, tabIndex: -1 })}>{heading}</h2>}
          <Written text={fillPlaces(version[part] ?? '', places)} inline={inline} />
          {/* The part without a heading is the first one. It says who runs the site. */}
          {contents && heading === '' && <Contents headings={of.headings} />}
          {After && part === after?.part && (
            <Suspense fallback={null}>
              <After />
            </Suspense>
          )}
        </Fragment>
      ))}
    </Prose>
  );
}
