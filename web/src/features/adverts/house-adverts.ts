import { linkTo, sitePaths } from '@boma/domain/site-paths.ts';
import { brand } from '../../config/brand.ts';

export interface HouseAdvert {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly to: string;
  /** A picture of `web/public/pictures`. */
  readonly picture: string;
}

/** What we advertise ourselves. Shown in this order, each place of a page beginning with another one. */
const houseAdverts: readonly HouseAdvert[] = [
  {
    title: 'Nothing between you and the waterhole',
    text: 'Members watch every camera without adverts, and keep the cameras in the trees.',
    action: 'See Premium',
    to: sitePaths.premium,
    picture: 'camp',
  },
  {
    title: 'He rolls up. We watch over him.',
    text: `A part of each membership goes to ${brand.cause}, which looks after the shyest animal of all.`,
    action: 'Meet the pangolin',
    to: linkTo('cause'),
    picture: 'pangolin',
  },
  {
    title: 'Come along before sunrise',
    text: 'Our rangers go out live, and answer your questions on the way.',
    action: 'When is the next show?',
    to: linkTo('schedule'),
    picture: 'naledi',
  },
  {
    title: 'Who hangs the cameras?',
    text: 'Pieter climbs up when baboons have moved them. He has stories.',
    action: 'Meet Pieter',
    to: linkTo('secondBiography'),
    picture: 'pieter',
  },
];

/** The advert of this place of a page at this turn. Places beside each other show different ones. */
export const houseAdvertOf = (place: number, turn: number): HouseAdvert =>
  houseAdverts[(place + turn) % houseAdverts.length] as HouseAdvert;
