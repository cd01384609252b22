// The pages about the course in one file: the name of every further one makes the first load of all pages larger.
export { JuniorRangerRoute as JuniorRanger } from './course/junior-ranger.tsx';
export { KidsCourseRoute as KidsCourse } from './course/kids-course.tsx';
