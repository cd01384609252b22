import { WaitingLines } from '../../../components/waiting-lines.tsx';
import { QuestionDesk } from '../../../features/questions/components/question-desk.tsx';
import { SignedIn } from '../../../session/signed-in.tsx';
import { gateFailure } from '../../gate-failure.tsx';

/** The queue of questions. Loaded apart, because it brings the identity provider and the database along. */
export default function LiveQueue({ presenting }: { readonly presenting: boolean }) {
  return (
    <SignedIn waiting={<WaitingLines label="Loading the questions" minHeight="40vh" />} failed={gateFailure}>
      <QuestionDesk presenting={presenting} />
    </SignedIn>
  );
}
