import { ComingPage } from '../coming-page.tsx';
import type { RouteProps } from '../page.ts';

export default function JuniorRangerRoute({ page }: RouteProps) {
  return (
    <ComingPage
      page={page}
      instead={[
        { text: 'What the course will teach', to: 'kidsCourse' },
        { text: 'Watch the live cameras', to: 'streams' },
      ]}
    >
      <p>
        How do you tell a lion’s track from a hyena’s? Why do elephants throw sand over their backs? Our
        junior ranger course will answer that for young viewers, module by module, free of charge and without
        hurry.
      </p>
      <p>We are still writing it. A good ranger begins with watching, and that can be practised today.</p>
    </ComingPage>
  );
}
