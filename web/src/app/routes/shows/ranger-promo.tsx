import { linkTo } from '@boma/domain/site-paths.ts';
import { useState } from 'react';
import { HatIcon } from '../../../components/icons.tsx';
import { RouterLink } from '../../../components/router-link.tsx';
import { chakra } from '../../../components/ui.ts';
import { rangers } from '../../../config/rangers.ts';

const names = ['firstBiography', 'secondBiography'] as const;

const card = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 4,
  height: '100%',
  padding: { base: 5, md: 6 },
  borderRadius: 'lg',
  background: 'accentSoft',
  '& svg': { color: 'accent' },
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'lg' },
  '& a:hover': { color: 'accent' },
} as const;

/** One of the people who make the shows, another one at each visit. */
export function RangerPromo() {
  const [name] = useState(() => names[Math.floor(Math.random() * names.length)] ?? 'firstBiography');
  const { post, introduction } = rangers[name];
  return (
    <chakra.section aria-label="Meet a ranger" css={card}>
      <HatIcon size={32} />
      <div>
        <chakra.p textStyle="label" color="accent">
          {post}
        </chakra.p>
        <chakra.h2 textStyle="section" marginTop={1}>
          <RouterLink to={linkTo(name)}>Meet {rangers[name].name}</RouterLink>
        </chakra.h2>
        <chakra.p color="muted" marginTop={1}>
          {introduction}
        </chakra.p>
      </div>
    </chakra.section>
  );
}
