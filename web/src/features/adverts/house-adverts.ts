import type { Advert, AdvertsPage } from '@boma/domain/pages/pages.schema.ts';
import { linkTo, sitePaths } from '@boma/domain/site-paths.ts';
import { brand } from '../../config/brand.ts';

/** A picture of `web/public/pictures`. */
const painted = (name: string) => `/pictures/${name}-640.webp`;

/** What we advertise ourselves until staff have saved others. */
export const defaultAdverts: AdvertsPage = {
  kind: 'adverts',
  adverts: [
    {
      title: 'Watch without adverts',
      text: 'Members watch every camera, and their membership keeps the cameras running.',
      action: 'See Premium',
      to: sitePaths.premium,
      picture: painted('camp'),
    },
    {
      title: 'He rolls up. We watch over him.',
      text: `A part of each membership goes to ${brand.cause}, which looks after the shyest animal of all.`,
      action: 'Meet the pangolin',
      to: linkTo('cause'),
      picture: painted('pangolin'),
    },
    {
      title: 'Come along before sunrise',
      text: 'Our rangers go out live, and answer your questions on the way.',
      action: 'When is the next show?',
      to: linkTo('schedule'),
      picture: painted('naledi'),
    },
    {
      title: 'Who hangs the cameras?',
      text: 'Pieter climbs up when baboons have moved them. He has stories.',
      action: 'Meet Pieter',
      to: linkTo('secondBiography'),
      picture: painted('pieter'),
    },
  ],
};

/** The advert of this place of a page at this turn, in their order. Places beside each other show different ones. */
export const houseAdvertOf = ({ adverts }: AdvertsPage, place: number, turn: number): Advert =>
  adverts[(place + turn) % adverts.length] as Advert;
