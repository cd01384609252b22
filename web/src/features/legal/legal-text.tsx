import { fillPlaces } from '@boma/domain/pages/fill-places.ts';
import { Fragment, Suspense } from 'react';
import { Prose } from '../../components/prose.tsx';
import { brand } from '../../config/brand.ts';
import { Written } from '../pages/components/written.tsx';
import type { LegalDocument, LegalVersion } from './legal-document.ts';
import { legalPlaces } from './legal-places.ts';

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
}

/** What a version of a legal text says, with its places filled in. */
export function LegalText({ of, version }: LegalTextProps) {
  const places = legalPlaces();
  const { after } = of;
  const After = after?.Shown;
  return (
    <Prose>
      {Object.entries(of.headings).map(([part, heading]) => (
        <Fragment key={part}>
          {heading !== '' && <h2>{heading}</h2>}
          <Written text={fillPlaces(version[part] ?? '', places)} inline={inline} />
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
