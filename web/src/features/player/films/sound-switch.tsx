import { useEffect, useState } from 'react';
import { chakra } from '../../../components/ui.ts';
import { MutedIcon, SoundIcon } from '../components/player-icons.tsx';
import { SILENCE, type SilentFilm } from '../play-silently.ts';
import { preferredSound, preferSound } from '../sound-preference.ts';
import { besideSwitch } from './sound-link.tsx';

/** Lets the viewer hear a film that moves, where it is, until they silence it or start another one that sounds. */
export function SoundSwitch({ film }: { readonly film: SilentFilm }) {
  const [heard, setHeard] = useState(false);
  useEffect(() => {
    if (!heard) return;
    // Home also has films that are no player of ours, and claim nothing.
    const onPlay = ({ target }: Event) => {
      if (target instanceof HTMLMediaElement && !target.muted) setHeard(false);
    };
    document.addEventListener('play', onPlay, { capture: true });
    film.setSound(preferredSound());
    return () => {
      document.removeEventListener('play', onPlay, { capture: true });
      film.setSound(SILENCE);
    };
  }, [film, heard]);
  const press = () => {
    if (!heard) preferSound();
    setHeard(!heard);
  };
  const words = heard ? 'Turn sound off' : 'Turn sound on';
  return (
    <chakra.button type="button" title={words} onClick={press} css={besideSwitch}>
      {heard ? <SoundIcon /> : <MutedIcon />}
      <chakra.span srOnly={{ base: true, md: false }}>{words}</chakra.span>
    </chakra.button>
  );
}
