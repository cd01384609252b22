import { sitePaths } from '@boma/domain/site-paths.ts';
import { useState } from 'react';
import { PlayIcon } from '../../../components/more-icons.tsx';
import { RouterLink } from '../../../components/router-link.tsx';
import { chakra, Flex } from '../../../components/ui.ts';
import { overPicture } from '../../../theme/over-picture.ts';
import { PauseIcon } from '../../player/components/player-icons.tsx';
import { useMovingPictures } from '../../player/moving-pictures.ts';
import { promoFrame } from './frame.ts';
import { PromoPicture } from './promo-picture.tsx';
import { useSlides } from './use-slides.ts';

const slides = [
  {
    picture: 'den',
    title: 'A den with cubs',
    text: 'They come out when the sun has gone. Members sit with them.',
  },
  {
    picture: 'heron',
    title: 'An island full of nests',
    text: 'Herons, egrets, and thieves of twigs. Without adverts.',
  },
  {
    picture: 'rock',
    title: 'You keep the cameras running',
    text: 'What members pay keeps every camera up, the free ones too.',
  },
] as const;

const stack = {
  display: 'grid',
  '& > li': {
    gridArea: '1 / 1',
    transition: 'opacity 600ms, visibility 600ms',
    // What is not shown cannot be reached by keyboard either.
    '&:not([data-shown])': { opacity: 0, visibility: 'hidden' },
  },
} as const;

const control = {
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: 'full',
  color: overPicture.ink,
  background: overPicture.shade(55),
  _hover: { background: overPicture.shade(80) },
} as const;

const dots = {
  display: 'none',
  '@media (min-width: 1201px)': { display: 'flex' },
  '& button': { display: 'grid', placeItems: 'center', width: '28px', height: '44px' },
  '& button::before': {
    content: '""',
    width: '10px',
    height: '10px',
    borderRadius: 'full',
    border: `2px solid ${overPicture.ink}`,
    boxShadow: `0 0 6px ${overPicture.shade(60)}`,
  },
  '& [aria-current]::before': { background: overPicture.ink },
} as const;

interface DotsProps {
  readonly shown: number;
  readonly onChoose: (slide: number) => void;
}

function Dots({ shown, onChoose }: DotsProps) {
  return (
    <chakra.div role="group" aria-label="Choose a slide" css={dots}>
      {slides.map(({ title }, at) => (
        <button
          key={title}
          type="button"
          aria-label={`Slide ${at + 1}: ${title}`}
          {...(at === shown && { 'aria-current': 'true' as const })}
          onClick={() => onChoose(at)}
        />
      ))}
    </chakra.div>
  );
}

function Slides({ shown }: { readonly shown: number }) {
  return (
    <chakra.ul role="list" css={stack}>
      {slides.map(({ picture, title, text }, at) => (
        <chakra.li key={picture} css={promoFrame} {...(at === shown && { 'data-shown': '' })}>
          <PromoPicture name={picture} />
          <div data-words="">
            <chakra.h2 textStyle="section">
              <RouterLink to={sitePaths.premium}>{title}</RouterLink>
            </chakra.h2>
            <chakra.p marginTop={1} maxWidth="34rem">
              {text}
            </chakra.p>
          </div>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

/** Three slides about Premium. They rest while one points at them, holds the focus on them, or has paused them. */
export function PromoCarousel() {
  const allowed = useMovingPictures();
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const { shown, choose } = useSlides(slides.length, allowed && !paused && !held);
  return (
    <chakra.section
      aria-label="What Premium brings"
      aria-roledescription="carousel"
      position="relative"
      marginTop={{ base: 16, md: 24 }}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Slides shown={shown} />
      <Flex position="absolute" top={3} right={{ base: 3, md: 5 }} align="center" gap={2}>
        <Dots shown={shown} onChoose={choose} />
        {allowed && (
          <chakra.button
            type="button"
            aria-label={paused ? 'Let the slides change' : 'Stop the slides'}
            onClick={() => setPaused(!paused)}
            css={control}
          >
            {paused ? <PlayIcon /> : <PauseIcon />}
          </chakra.button>
        )}
      </Flex>
    </chakra.section>
  );
}
