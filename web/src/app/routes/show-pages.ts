// The pages about shows in one file: the name of every further one makes the first load of all pages larger.
export { ScheduleRoute as Schedule } from './schedule.tsx';
export { ShowsRoute as Shows } from './shows.tsx';
