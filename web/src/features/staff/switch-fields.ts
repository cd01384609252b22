import type { ApiResponse } from '@boma/domain/api.ts';
import type { Switches } from '@boma/domain/switches/switches.schema.ts';
import type { Edited, EditGroup } from '../../components/editing/edit-kind.ts';
import type { Values } from '../../components/form/problems.ts';

type SwitchField = keyof Switches;

export const toSwitches = ({ chats, pictures }: Values<SwitchField>): Switches => ({
  chats: chats as Switches['chats'],
  pictures: pictures as Switches['pictures'],
});

export const switchesEdited = ({
  version,
  switches: { chats, pictures },
}: ApiResponse<'showUsage'>['data']['switches']): Edited<SwitchField> => ({
  version,
  values: { chats, pictures },
});

export const switchGroups: readonly EditGroup<SwitchField>[] = [
  {
    fields: [
      {
        name: 'pictures',
        label: 'Cameras show',
        kind: 'choice',
        hint: 'Stills cost little. A viewer who presses play still gets video.',
        options: [
          { value: 'video', text: 'Video' },
          { value: 'stills', text: 'A still every 30 seconds' },
        ],
      },
      {
        name: 'chats',
        label: 'Chats arrive',
        kind: 'choice',
        hint: 'From the CDN a message is shown one to two seconds later, and a crowd costs far less.',
        options: [
          { value: 'auto', text: 'By what costs less' },
          { value: 'cdn', text: 'Always from the CDN' },
          { value: 'listeners', text: 'Always at once, from the store' },
        ],
      },
    ],
  },
];
