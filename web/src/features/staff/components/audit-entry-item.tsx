import { actionTitle } from '@boma/domain/access/action-title.ts';
import type { AuditEntry } from '@boma/domain/staff/audit-list.schema.ts';
import { RouterLink } from '../../../components/router-link.tsx';
import { chakra } from '../../../components/ui.ts';
import { momentWords } from '../../../lib/moments.ts';
import { auditTarget } from '../audit-target.ts';
import { personPath } from '../staff-sections.ts';

const valueWords = (value: unknown): string =>
  typeof value === 'string' ? value || 'nothing' : (JSON.stringify(value) ?? 'nothing');

/** Each changed field, before and after. */
export function AuditChanges({ before, after }: Pick<AuditEntry, 'before' | 'after'>) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (names.length === 0) return null;
  return (
    <details>
      <chakra.summary
        cursor="pointer"
        textStyle="small"
        color="muted"
        minHeight={{ base: '32px', lg: '24px' }}
        alignContent="center"
      >
        {names.length === 1 ? 'One field' : `${names.length} fields`}
      </chakra.summary>
      <chakra.dl textStyle="small" display="grid" gap={1} paddingLeft={4} overflowWrap="anywhere">
        {names.map((name) => (
          <div key={name}>
            <chakra.dt display="inline" fontWeight={600}>
              {name}:{' '}
            </chakra.dt>
            <chakra.dd display="inline">
              {before && name in before ? `${valueWords(before[name])} → ` : ''}
              {after && name in after ? valueWords(after[name]) : 'removed'}
            </chakra.dd>
          </div>
        ))}
      </chakra.dl>
    </details>
  );
}

/** What was done, by whom, to what, and what it changed. */
export function AuditEntryItem({ entry }: { readonly entry: AuditEntry }) {
  const { at, by, by_name, action, person, person_name, reason } = entry;
  const about = auditTarget(entry);
  return (
    <chakra.li paddingY={4} borderTopWidth="1px" display="grid" gap={1}>
      <chakra.p fontWeight={600}>
        {actionTitle(action)}
        {person !== null && (
          <>
            {': '}
            <RouterLink
              to={personPath(person)}
              color="accent"
              textDecoration="underline"
              textUnderlineOffset="3px"
            >
              {person_name ?? 'an account that is gone'}
            </RouterLink>
          </>
        )}
      </chakra.p>
      <chakra.p textStyle="small" color="muted" overflowWrap="anywhere">
        {momentWords(at)} ·{' '}
        {by === 'system' ? 'an operator or the site' : (by_name ?? 'an account that is gone')} ·{' '}
        {about.to === undefined ? (
          about.text
        ) : (
          <RouterLink to={about.to} textDecoration="underline" textUnderlineOffset="3px">
            {about.text}
          </RouterLink>
        )}
      </chakra.p>
      {reason !== '' && <chakra.p textStyle="small">“{reason}”</chakra.p>}
      <AuditChanges before={entry.before} after={entry.after} />
    </chakra.li>
  );
}
