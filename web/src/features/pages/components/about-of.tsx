import type { AboutPage, Partner, Ranger } from '@boma/domain/pages/pages.schema.ts';
import { linkTo } from '@boma/domain/site-paths.ts';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button.ts';
import { Film } from '../../../components/film.tsx';
import { PageHead } from '../../../components/page-head.tsx';
import { LogosOf } from '../../../components/partner-logos.tsx';
import { Face, Illustration } from '../../../components/picture.tsx';
import { Prose } from '../../../components/prose.tsx';
import { RouterLink } from '../../../components/router-link.tsx';
import { chakra, Flex } from '../../../components/ui.ts';
import { guestsOnly, nonSubscribersOnly } from '../../../components/user-visibility.ts';
import { brand } from '../../../config/brand.ts';
import { RANGER_NAMES } from '../pages-now.ts';
import { Written } from './written.tsx';

const style = {
  display: 'grid',
  marginTop: 4,
  borderTopWidth: '1px',
  '& a': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: 4,
    alignItems: 'center',
    paddingY: 4,
    borderBottomWidth: '1px',
    '&:hover strong': { color: 'accent' },
  },
  '& strong': {
    display: 'block',
    color: 'ink',
    fontFamily: 'display',
    fontWeight: 560,
    fontSize: '1.2rem',
    lineHeight: 1.3,
  },
  '& span': { color: 'muted' },
} as const;

/** In em, which leaves large text the column's own width. */
const BREAKING_OUT = '(min-width: 90em)';

/** Pictures of a wide window are wider than the column of text, around its middle. */
const wider = {
  [`@media ${BREAKING_OUT}`]: { width: '64rem', marginInlineStart: 'calc(50% - 32rem)' },
} as const;

/** The people with a page of their own. */
function People({ rangers }: { readonly rangers: readonly Ranger[] }) {
  return (
    <chakra.ul css={style}>
      {RANGER_NAMES.map((page, at) => {
        const ranger = rangers[at];
        return (
          ranger && (
            <li key={page}>
              <RouterLink to={linkTo(page)}>
                <Face picture={ranger.face} />
                <span>
                  <strong>{ranger.name}</strong>
                  {ranger.introduction}
                </span>
              </RouterLink>
            </li>
          )
        );
      })}
    </chakra.ul>
  );
}

/** A row of logos is no running text. */
const logos = {
  marginTop: 4,
  '&& a': { color: 'muted', textDecoration: 'none', _hover: { color: 'accent' } },
  '&& ul': { listStyle: 'none', paddingLeft: 0, display: 'flex', columnGap: 8 },
} as const;

interface PartsProps {
  readonly parts: AboutPage['parts'];
  readonly partners: readonly Partner[];
  /** What the membership costs, beside the way to it. Staff, who see no offer, look at the page without. */
  readonly terms?: ReactNode;
}

/** What we do, for whom, and with whom: each part leads on. */
function Parts({ parts, partners, terms }: PartsProps) {
  return (
    <Prose>
      <section aria-labelledby="about-subscribing">
        <h2 id="about-subscribing">What Premium is for</h2>
        <Written text={parts.premium} />
        <Flex css={nonSubscribersOnly} marginTop={4} columnGap={4} rowGap={2} wrap="wrap" align="center">
          <ButtonLink className="button" to={linkTo('subscribe')}>
            Subscribe
          </ButtonLink>
          {terms}
        </Flex>
      </section>
      <section aria-labelledby="about-community">
        <h2 id="about-community">Free to watch, free to talk</h2>
        <Written text={parts.community} />
        <Flex css={guestsOnly} marginTop={4}>
          <ButtonLink className="button" to={linkTo('register')} look="quiet">
            Register for Free
          </ButtonLink>
        </Flex>
      </section>
      <section aria-labelledby="about-cause">
        <h2 id="about-cause">{brand.cause}</h2>
        <Written text={parts.cause} />
        <Flex marginTop={4}>
          <ButtonLink className="button" to={linkTo('cause')} look="quiet">
            More Details
          </ButtonLink>
        </Flex>
      </section>
      <section aria-labelledby="about-partners">
        <h2 id="about-partners">Our partners</h2>
        <Written text={parts.partners} />
        <chakra.div css={logos}>
          <LogosOf partners={partners} />
        </chakra.div>
        <p>
          <RouterLink to={linkTo('cause')}>Read More about what we do together</RouterLink>
        </p>
      </section>
    </Prose>
  );
}

interface AboutOfProps extends Omit<PartsProps, 'parts'> {
  readonly about: AboutPage;
  readonly rangers: readonly Ranger[];
  /** On its page there is room beside the column for wider pictures. */
  readonly breaksOut?: boolean;
}

/** What About Us says. */
export function AboutOf({ about, rangers, breaksOut = false, ...others }: AboutOfProps) {
  const { lead, picture, alt, story, film, parts } = about;
  return (
    <>
      <PageHead eyebrow={`Since ${brand.founded}`} title="About Us" lead={lead} />
      <chakra.div css={breaksOut ? wider : {}}>
        <Illustration
          picture={picture}
          alt={alt}
          sizes={`${BREAKING_OUT} 64rem, (min-width: 46rem) 42rem, 100vw`}
        />
      </chakra.div>
      <Prose>
        <Written text={story} />
        <h2>{film.title}</h2>
      </Prose>
      <chakra.div marginTop={4} css={breaksOut ? wider : {}}>
        <Film src={film.address} poster={film.poster} label={film.label} />
      </chakra.div>
      <Prose>
        <h2>The people behind the cameras</h2>
      </Prose>
      <People rangers={rangers} />
      <Parts parts={parts} {...others} />
    </>
  );
}
