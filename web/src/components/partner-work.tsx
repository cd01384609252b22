import type { Partner } from '@boma/domain/pages/pages.schema.ts';

/** What each partner does, as a list of running text. */
export function PartnerWork({ partners }: { readonly partners: readonly Partner[] }) {
  return (
    <ul>
      {partners.map(({ name, work }) => (
        <li key={name}>
          <strong>{name}</strong> {work}
        </li>
      ))}
    </ul>
  );
}
