import { coursePath } from '@boma/domain/content-paths.ts';
import type { ModuleView } from '@boma/domain/course/course.schema.ts';
import { linkTo } from '@boma/domain/site-paths.ts';
import { ButtonLink } from '../../../components/button.ts';
import { PageBody } from '../../../components/page-body.tsx';
import { PageHead } from '../../../components/page-head.tsx';
import { StateBadge } from '../../../components/state-badge.tsx';
import { chakra, Flex } from '../../../components/ui.ts';
import { ModuleLesson, SeenInWords } from '../../../features/course/components/module-lesson.tsx';
import { ModuleQuestions } from '../../../features/course/components/module-questions.tsx';
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
export function ModulePage({ module, next, isDone }: ModulePageProps) {
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
