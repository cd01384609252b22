import { coursePath } from '@boma/domain/content-paths.ts';
import type { ModuleView } from '@boma/domain/course/course.schema.ts';
import { linkTo } from '@boma/domain/site-paths.ts';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { ButtonLink } from '../../../components/button.ts';
import { PageBody } from '../../../components/page-body.tsx';
import { PageHead } from '../../../components/page-head.tsx';
import { RouterLink } from '../../../components/router-link.tsx';
import { StateBadge } from '../../../components/state-badge.tsx';
import { chakra, Flex } from '../../../components/ui.ts';
import { brand } from '../../../config/brand.ts';
import { useCourse } from '../../../features/course/api/course.ts';
import { Certificate } from '../../../features/course/components/certificate.tsx';
import { CourseProblem } from '../../../features/course/components/course-problem.tsx';
import { CourseProgress } from '../../../features/course/components/course-progress.tsx';
import { ModuleLesson, SeenInWords } from '../../../features/course/components/module-lesson.tsx';
import { ModuleList } from '../../../features/course/components/module-list.tsx';
import { ModuleQuestions } from '../../../features/course/components/module-questions.tsx';
import { useDone } from '../../../features/course/progress.ts';
import { useRangerNames } from '../../../features/pages/pages-now.ts';
import { applyMeta } from '../../../lib/document-meta.ts';
import type { RouteProps } from '../../page.ts';
import { ModuleStage } from './module-stage.tsx';

interface ModulePageProps {
  readonly module: ModuleView;
  readonly next: ModuleView | undefined;
  readonly isDone: boolean;
}

function WayOn({ next, isDone }: Omit<ModulePageProps, 'module'>) {
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

/** One module: the live lesson or its film, what it teaches, and three questions. */
function ModulePage({ module, next, isDone }: ModulePageProps) {
  return (
    <PageBody width="text">
      <PageHead eyebrow={`Module ${module.position}`} title={module.title} lead={module.summary} />
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
      <WayOn next={next} isDone={isDone} />
    </PageBody>
  );
}

interface CertificatePageProps {
  readonly modules: readonly ModuleView[];
  readonly done: number;
  /** The next module that is not done. Absent: all are. */
  readonly next: ModuleView | undefined;
}

/** The certificate, once all modules are done on this device. */
function CertificatePage({ modules, done, next }: CertificatePageProps) {
  const signers = Object.values(useRangerNames()).map(({ name }) => name);
  return (
    <PageBody>
      <PageHead
        title="Your certificate"
        lead={
          next
            ? 'It is waiting for you at the end of the course.'
            : 'Type your name, print it, and hang it where everyone can see it.'
        }
      />
      {next ? (
        <CourseProgress all={modules.length} done={done} next={next} />
      ) : (
        <Certificate site={brand.name} rangers={signers} modules={modules.length} />
      )}
    </PageBody>
  );
}

function LiveModule({ module }: { readonly module: ModuleView }) {
  return (
    <chakra.section aria-labelledby="live-module" maxWidth="56rem" marginBottom={{ base: 8, md: 10 }}>
      <ModuleStage module={module} autoplay={false} />
      <Flex align="center" gap={3} wrap="wrap" marginTop={4}>
        <StateBadge state="live" />
        <chakra.h2 id="live-module" textStyle="section">
          <RouterLink to={coursePath(module.id)}>{module.title}</RouterLink>
        </chakra.h2>
      </Flex>
      <chakra.p color="muted" marginTop={1}>
        A ranger gives this module right now. Sit down with us.
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
  const live = modules.find(({ on_air }) => on_air);
  if (modules.length === 0)
    return (
      <chakra.p textStyle="lead" color="muted" borderTopWidth="1px" paddingTop={8}>
        No module is open at the moment. The rangers are out in the field: every camera is a lesson meanwhile.
      </chakra.p>
    );
  return (
    <>
      {live && <LiveModule module={live} />}
      <CourseProgress
        all={modules.length}
        done={modules.filter(({ id }) => done.includes(id)).length}
        next={modules.find(({ id }) => !done.includes(id))}
      />
      <ModuleList modules={modules} done={done} />
    </>
  );
}

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
  const at = modules.findIndex(({ id }) => String(id) === part);
  const module = modules[at];
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
  return (
    <ModulePage key={module.id} module={module} next={modules[at + 1]} isDone={done.includes(module.id)} />
  );
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
      <PageHead
        eyebrow="Junior ranger course"
        title={page.title}
        lead="Six modules for young viewers: a film, a few words from a ranger, three questions."
      />
      {course ? <Modules modules={course.modules} done={done} /> : <CourseProblem status={status} />}
    </PageBody>
  );
}
