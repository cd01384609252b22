import type { Promo } from '@boma/domain/pages/pages.schema.ts';
import { sitePaths } from '@boma/domain/site-paths.ts';
import { useState } from 'react';
import { ArrowRightIcon } from '../../../components/icons.tsx';
import { PlayIcon } from '../../../components/more-icons.tsx';
import { chakra, Flex } from '../../../components/ui.ts';
import { overPicture } from '../../../theme/over-picture.ts';
import { PauseIcon } from '../../player/components/player-icons.tsx';
import { useMovingPictures } from '../../player/moving-pictures.ts';
import { promoFrame } from './promo-frame.ts';
import { PromoPicture, PromoWords } from './promo-picture.tsx';
import { usePromos } from './use-promos.ts';
import { useSlides } from './use-slides.ts';

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
  background: overPicture.shade(66),
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
  readonly slides: readonly Promo[];
  readonly shown: number;
  readonly onChoose: (slide: number) => void;
}

function Dots({ slides, shown, onChoose }: DotsProps) {
  return (
    <chakra.div role="group" aria-label="Choose a slide" css={dots}>
      {slides.map(({ title }, at) => (
        <button
          key={at}
          type="button"
          aria-label={`Slide ${at + 1}: ${title}`}
          {...(at === shown && { 'aria-current': 'true' as const })}
          onClick={() => onChoose(at)}
        />
      ))}
    </chakra.div>
  );
}

/** One slide as an entry of their list. */
export function Slide({ promo, isShown }: { readonly promo: Promo; readonly isShown: boolean }) {
  return (
    <chakra.li css={promoFrame} {...(isShown && { 'data-shown': '' })}>
      <PromoPicture promo={promo} />
      <PromoWords promo={promo} to={sitePaths.premium} />
    </chakra.li>
  );
}

/**
 * Three slides about Premium. They rest while one points at them, holds the focus on them, or has paused them. Where pictures
 * may not move, a button shows the next one.
 */
export function PromoCarousel() {
  const { slides } = usePromos();
  const allowed = useMovingPictures();
  const [paused, setPaused] = useState(false);
  // Each for itself: a pointer that leaves does not take the slide from under the focus.
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const { shown, choose } = useSlides(slides.length, allowed && !paused && !pointed && !focused);
  return (
    <chakra.section
      aria-label="What Premium brings"
      aria-roledescription="carousel"
      position="relative"
      marginTop="part"
      onMouseEnter={() => setPointed(true)}
      onMouseLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <chakra.ul role="list" css={stack}>
        {slides.map((promo, at) => (
          <Slide key={at} promo={promo} isShown={at === shown} />
        ))}
      </chakra.ul>
      <Flex position="absolute" top={3} right={{ base: 3, md: 5 }} align="center" gap={2}>
        <Dots slides={slides} shown={shown} onChoose={choose} />
        {allowed ? (
          <chakra.button
            type="button"
            aria-label={paused ? 'Let the slides change' : 'Stop the slides'}
            onClick={() => setPaused(!paused)}
            css={control}
          >
            {paused ? <PlayIcon /> : <PauseIcon />}
          </chakra.button>
        ) : (
          <chakra.button
            type="button"
            aria-label="Next slide"
            onClick={() => choose((shown + 1) % slides.length)}
            css={control}
          >
            <ArrowRightIcon />
          </chakra.button>
        )}
      </Flex>
    </chakra.section>
  );
}
