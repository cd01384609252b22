import type { PartnersPage } from './pages.schema.ts';

// What the site says before staff have saved anything.

/** Four invented partners. */
export const defaultPartners: PartnersPage = {
  kind: 'partners',
  partners: [
    {
      name: 'Marula Trust',
      work: 'pays the vet who nurses what is brought to us, pangolins first of all.',
      mark: 'tree',
      logo: null,
    },
    {
      name: 'Bateleur Air',
      work: 'flies over the fences twice a week, and counts what no camera sees.',
      mark: 'eagle',
      logo: null,
    },
    {
      name: 'Kopje Optics',
      work: 'grinds the lenses that hyenas lick, and sends us new ones.',
      mark: 'lens',
      logo: null,
    },
    {
      name: 'Seven Rivers School',
      work: 'teaches trackers to write down what they know, and children to ask them.',
      mark: 'book',
      logo: null,
    },
  ],
};
