import { ConfirmButton } from '../../../components/confirm-button.tsx';
import { chakra, Flex } from '../../../components/ui.ts';
import { useLiveSite } from '../../../lib/live-site.ts';
import { removeSighting } from '../api/sighting-calls.ts';
import { clockWords, sightingProblem } from '../sighting-words.ts';

/** What staff have posted at this camera in the last minutes, so that a slip is undone where it was made. */
export function JustPosted({ slug }: { readonly slug: string }) {
  const sightings = useLiveSite()?.sightings.filter(({ stream }) => stream.slug === slug) ?? [];
  if (sightings.length === 0) return null;
  return (
    <section aria-labelledby="just-posted">
      <chakra.h3 id="just-posted" fontWeight={600} marginBottom={2}>
        Posted just now
      </chakra.h3>
      <ul>
        {sightings.map(({ id, caption, created_ts }) => (
          <Flex
            as="li"
            key={id}
            align="center"
            justify="space-between"
            gap={4}
            paddingY={2}
            borderTopWidth="1px"
          >
            <span>
              {caption} · {clockWords(created_ts)}
            </span>
            <ConfirmButton
              name={`Remove: ${caption}, ${clockWords(created_ts)}`}
              question="Remove this sighting, its picture and its notice in the chat?"
              yes="Yes, remove it"
              no="Keep it"
              onConfirm={() => removeSighting(id)}
              problemOf={sightingProblem}
            >
              Remove
            </ConfirmButton>
          </Flex>
        ))}
      </ul>
    </section>
  );
}
