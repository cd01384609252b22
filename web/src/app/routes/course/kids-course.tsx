import { coursePath } from '@boma/domain/content-paths.ts';
import type { ModuleView } from '@boma/domain/course/course.schema.ts';
import { linkTo } from '@boma/domain/site-paths.ts';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { Asked } from '../../../components/asked.tsx';
import { ButtonLink } from '../../../components/button.ts';
import { PageBody } from '../../../components/page-body.tsx';
import { PageHead } from '../../../components/page-head.tsx';
import { RouterLink } from '../../../components/router-link.tsx';
import { StateBadge } from '../../../components/state-badge.tsx';
import { THIRD_BESIDE } from '../../../components/third-beside.ts';
import { chakra, Flex } from '../../../components/ui.ts';
import { WaitingLines } from '../../../components/waiting-lines.tsx';
import { WaitingShape } from '../../../components/waiting-shape.tsx';
import { brand } from '../../../config/brand.ts';
import { refreshCourse, useCourse } from '../../../features/course/api/course.ts';
import { Certificate } from '../../../features/course/components/certificate.tsx';
import { CourseProgress } from '../../../features/course/components/course-progress.tsx';
import { ModuleLesson, SeenInWords } from '../../../features/course/components/module-lesson.tsx';
import { ModuleList, ModuleListRoom } from '../../../features/course/components/module-list.tsx';
import { ModuleQuestions } from '../../../features/course/components/module-questions.tsx';
import { useDone } from '../../../features/course/progress.ts';
import { useRangerNames } from '../../../features/pages/pages-now.ts';
import { applyMeta } from '../../../lib/document-meta.ts';
import type { RouteProps } from '../../page.ts';
import { HEADER_HEIGHT } from '../../shell/header.tsx';
import { ModuleStage } from './module-stage.tsx';

/** The film and what belongs to it, and where there is room all modules in the third beside it. */
const columns = {
  [THIRD_BESIDE]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
    columnGap: 14,
    alignItems: 'start',
  },
} as const;

/** On a narrow window the page of a module leads to all modules by its last button. */
const beside = {
  display: 'none',
  [THIRD_BESIDE]: { display: 'block', position: 'sticky', top: `calc(${HEADER_HEIGHT} + 2rem)` },
} as const;

interface WayOnProps {
  readonly next: ModuleView | undefined;
  readonly isDone: boolean;
}

function WayOn({ next, isDone }: WayOnProps) {
  return (
    <Flex gap={3} wrap="wrap" marginTop={8}>
      {next ? (
        <ButtonLink to={coursePath(next.id)} look={isDone ? 'solid' : 'quiet'}>
          Next: {next.title}
        </ButtonLink>
      ) : (
        <ButtonLink to={coursePath('certificate')} look={isDone ? 'solid' : 'quiet'}>
          To the certificate
        </ButtonLink>
      )}
      <ButtonLink to={linkTo('kidsCourse')} look="quiet">
        All modules
      </ButtonLink>
    </Flex>
  );
}

interface ModulePageProps {
  readonly module: ModuleView;
  readonly modules: readonly ModuleView[];
  readonly done: readonly number[];
}

/** One module: the live lesson or its film, what it teaches, and three questions. */
function ModulePage({ module, modules, done }: ModulePageProps) {
  const at = modules.indexOf(module);
  return (
    <PageBody>
      <PageHead eyebrow={`Module ${at + 1}`} title={module.title} lead={module.summary} />
      <chakra.div css={columns}>
        <div>
          {module.on_air && (
            <Flex align="center" gap={3} marginBottom={3}>
              <StateBadge state="live" />
              <span>A ranger gives this module right now.</span>
            </Flex>
          )}
          <ModuleStage module={module} autoplay />
          {!module.on_air && <SeenInWords seen={module.seen} />}
          <chakra.div marginTop={2}>
            <ModuleLesson lesson={module.lesson} />
          </chakra.div>
          <ModuleQuestions module={module} />
          <WayOn next={modules[at + 1]} isDone={done.includes(module.id)} />
        </div>
        <chakra.aside aria-label="The course" css={beside}>
          <ModuleList modules={modules} done={done} open={module.id} />
        </chakra.aside>
      </chakra.div>
    </PageBody>
  );
}

/** Stands for the modules, and for the certificate, which nobody has earned then. */
function NoModule() {
  return (
    <chakra.p textStyle="lead" color="muted" borderTopWidth="1px" paddingTop={8}>
      No module is open at the moment. The rangers are out in the field: every camera is a lesson meanwhile.
    </chakra.p>
  );
}

interface CertificatePageProps {
  readonly modules: readonly ModuleView[];
  readonly done: number;
  /** The next module that is not done. Absent: all are, or none is open. */
  readonly next: ModuleView | undefined;
}

/** The certificate, once all modules are done on this device. */
function CertificatePage({ modules, done, next }: CertificatePageProps) {
  const signers = Object.values(useRangerNames()).map(({ name }) => name);
  const isFinished = modules.length > 0 && !next;
  return (
    <PageBody>
      <PageHead
        title="Your certificate"
        lead={
          isFinished
            ? 'Type your name, print it, and hang it where everyone can see it.'
            : 'It is waiting for you at the end of the course.'
        }
      />
      {modules.length === 0 && <NoModule />}
      {next && <CourseProgress all={modules.length} done={done} next={next} />}
      {isFinished && <Certificate site={brand.name} rangers={signers} modules={modules.length} />}
    </PageBody>
  );
}

interface FirstModuleProps {
  readonly module: ModuleView;
  readonly hasLessonElsewhere: boolean;
  readonly onWatching: (watching: boolean) => void;
}

/** The module that is first on the page: the one on the air, else the one that the child goes on with. */
function FirstModule({ module, ...rest }: FirstModuleProps) {
  return (
    <chakra.section aria-labelledby="first-module" marginBottom="head">
      <ModuleStage module={module} autoplay={false} {...rest} />
      <Flex align="center" gap={3} wrap="wrap" marginTop={4}>
        {module.on_air && <StateBadge state="live" />}
        <chakra.h2 id="first-module" textStyle="section">
          <RouterLink to={coursePath(module.id)}>{module.title}</RouterLink>
        </chakra.h2>
      </Flex>
      <chakra.p color="muted" marginTop={1}>
        {module.on_air ? 'A ranger gives this module right now. Sit down with us.' : module.summary}
      </chakra.p>
    </chakra.section>
  );
}

function Modules({
  modules,
  done,
}: {
  readonly modules: readonly ModuleView[];
  readonly done: readonly number[];
}) {
  const next = modules.find(({ id }) => !done.includes(id));
  // A film that a child watches is not cut off by the lesson of another module.
  const [watched, setWatched] = useState<number>();
  const lesson = modules.find(({ on_air }) => on_air);
  const first = modules.find(({ id }) => id === watched) ?? lesson ?? next ?? modules[0];
  if (modules.length === 0) return <NoModule />;
  return (
    <chakra.div css={columns}>
      <div>
        {first && (
          <FirstModule
            key={first.id}
            module={first}
            hasLessonElsewhere={lesson !== undefined && lesson !== first}
            onWatching={(watching) => setWatched(watching ? first.id : undefined)}
          />
        )}
        <CourseProgress
          all={modules.length}
          done={modules.filter(({ id }) => done.includes(id)).length}
          next={next}
        />
      </div>
      <ModuleList modules={modules} done={done} />
    </chakra.div>
  );
}

/** The first film with its title and summary, and the list. */
const ModulesRoom = () => (
  <WaitingLines label="Loading the course" minHeight="100vh">
    <chakra.div css={columns}>
      <WaitingShape shape="cards" count={1} css={{ '--words': '5rem', marginBottom: 'head' }} />
      <ModuleListRoom />
    </chakra.div>
  </WaitingLines>
);

function NoSuchModule() {
  return (
    <PageBody width="text">
      <PageHead title="There is no such module" lead="It may have moved to another place in the course." />
      <ButtonLink to={linkTo('kidsCourse')}>All modules</ButtonLink>
    </PageBody>
  );
}

/** The part of the course at this address: a module, or the certificate. */
function CoursePart({
  part,
  modules,
  done,
}: {
  part: string;
  modules: readonly ModuleView[];
  done: readonly number[];
}) {
  const open = modules.find(({ id }) => !done.includes(id));
  const module = modules.find(({ id }) => String(id) === part);
  const isCertificate = part === 'certificate';
  const title = isCertificate ? 'Your certificate' : (module?.title ?? 'There is no such module');
  const description = module?.summary ?? 'The certificate of the junior ranger course.';
  useEffect(() => {
    const path = `${linkTo('kidsCourse')}/${part}`;
    applyMeta({ title, description, path, noindex: module === undefined });
  }, [title, description, part, module]);
  if (isCertificate) {
    const count = modules.filter(({ id }) => done.includes(id)).length;
    return <CertificatePage modules={modules} done={count} next={open} />;
  }
  if (!module) return <NoSuchModule />;
  return <ModulePage key={module.id} module={module} modules={modules} done={done} />;
}

/** The junior ranger course: its modules, one of them, or the certificate. */
export default function KidsCourseRoute({ page }: RouteProps) {
  const { part } = useParams();
  const { value: course, status } = useCourse();
  const done = useDone();
  if (part !== undefined && course)
    return <CoursePart key={part} part={part} modules={course.modules} done={done} />;
  return (
    <PageBody>
      <PageHead title={page.title} lead={page.description} />
      <Asked
        what="the course"
        of={{
          answer: course,
          // A course from before stands without a word.
          failed: status === 'failed' && !course,
          retry: () => void refreshCourse(),
        }}
        room={<ModulesRoom />}
      >
        {({ modules }) => <Modules modules={modules} done={done} />}
      </Asked>
    </PageBody>
  );
}
