import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { takeIntendedPath } from '../../lib/intended-path.ts';
import { logFailure } from '../../lib/log.ts';
import { readStored, storageKeys } from '../../lib/storage.ts';
import { linkTo } from '../paths.ts';

const pages = { 'the-boma': linkTo('theBoma'), profile: `${linkTo('profile')}/profile` } as const;

/** Where no identity provider can be had, nobody can be signed in. */
async function forget(): Promise<void> {
  const { forgetSession } = await import('../../lib/identity/kept-session.ts');
  forgetSession();
}

async function restore(): Promise<void> {
  const keeper = await import('../../lib/identity/session-keeper.ts').catch(async (cause: unknown) => {
    await forget();
    throw cause;
  });
  await keeper.startIdentity();
}

/** Lets the stored session follow the identity provider, and leads whoever comes in or leaves to the right page. */
export function SessionHost() {
  const navigate = useNavigate();
  useEffect(() => {
    const keeps = [storageKeys.apiToken, storageKeys.identityToken].some((key) => readStored(key) !== null);
    if (keeps) restore().catch((cause: unknown) => logFailure('Restoring the session', cause));
  }, []);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let ended = false;
    import('../../lib/identity/arrivals.ts').then(
      ({ listenToPassages }) => {
        if (ended) return;
        stop = listenToPassages((passage) => {
          if (passage.kind === 'left') return navigate(linkTo('home'));
          const { then } = passage;
          const target = takeIntendedPath() ?? (then === 'stay' ? undefined : pages[then]);
          if (target) navigate(target);
        });
      },
      (cause: unknown) => logFailure('Listening to who comes in', cause),
    );
    return () => {
      ended = true;
      stop?.();
    };
  }, [navigate]);
  return null;
}
