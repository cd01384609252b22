import type { ModuleView } from '@boma/domain/course/course.schema.ts';
import { PageBody } from '../../../components/page-body.tsx';
import { PageHead } from '../../../components/page-head.tsx';
import { brand } from '../../../config/brand.ts';
import { rangers } from '../../../config/rangers.ts';
import { Certificate } from '../../../features/course/components/certificate.tsx';
import { CourseProgress } from '../../../features/course/components/course-progress.tsx';

interface CertificatePageProps {
  readonly modules: readonly ModuleView[];
  readonly done: number;
  /** The next module that is not done. Absent: all are. */
  readonly next: ModuleView | undefined;
}

const signers = [rangers.firstBiography.name, rangers.secondBiography.name];

/** The certificate, once all modules are done on this device. */
export function CertificatePage({ modules, done, next }: CertificatePageProps) {
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
