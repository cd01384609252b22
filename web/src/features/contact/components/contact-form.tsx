import { CONTACT_MAX, CONTACT_TEXTS, type ContactField } from '@boma/domain/contact/contact.constants.ts';
import { Fragment, useState } from 'react';
import { FormFrame, Problem, SubmitButton } from '../../../components/form/form-frame.tsx';
import { fieldProblems, type Problems, serverProblems } from '../../../components/form/problems.ts';
import { TextArea } from '../../../components/form/text-area.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { type Form, useForm } from '../../../components/form/use-form.ts';
import { chakra } from '../../../components/ui.ts';
import { keepingId } from '../../../lib/asking/kept-id.ts';
import { sendContact, type TypedMessage } from '../api/send-contact.ts';

const fields = ['subject', 'name', 'email', 'comments'] as const satisfies readonly ContactField[];
const FAILED = 'Your message did not reach us. Please try again in a moment.';

/** The server's sentences at a field are joined by commas. */
function problemsOf(cause: unknown): Problems<ContactField> {
  const found = fieldProblems(cause, fields, ', ');
  if (Object.keys(found).length > 0) return { ...found, form: CONTACT_TEXTS.failed };
  return serverProblems(cause, fields, FAILED);
}

const two = {
  display: 'grid',
  columnGap: 4,
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

function Fields({ form }: { readonly form: Form<ContactField> }) {
  return (
    <>
      <TextField
        {...form.field('subject')}
        label="Subject"
        maxLength={CONTACT_MAX.subject}
        autoComplete="off"
        aria-required
      />
      <chakra.div css={two}>
        <TextField
          {...form.field('name')}
          label="Your Name"
          maxLength={CONTACT_MAX.name}
          autoComplete="name"
          aria-required
        />
        <TextField
          {...form.field('email')}
          label="Email Address"
          hint="Only if you would like an answer"
          type="email"
          inputMode="email"
          maxLength={CONTACT_MAX.email}
          autoComplete="email"
        />
      </chakra.div>
      <TextArea
        {...form.field('comments')}
        label="Comments"
        maxLength={CONTACT_MAX.comments}
        cuts
        rows={7}
        aria-required
      />
    </>
  );
}

/** A message to the rangers. Once it is sent, the fields are empty for the next one. */
export function ContactForm() {
  const [sent, setSent] = useState(0);
  const [send] = useState(() => keepingId<TypedMessage, void>(sendContact));
  const form = useForm({
    fields,
    schema: async () => (await import('@boma/domain/contact/contact.schema.ts')).contactInput,
    summary: CONTACT_TEXTS.failed,
    send: async (message) => {
      await send(message);
      setSent((before) => before + 1);
    },
    problemsOf,
    doing: 'Sending a message to the rangers',
  });
  return (
    <FormFrame form={form} label="Write to the rangers" guarded>
      <chakra.div display="grid" gap={1}>
        <Fragment key={sent}>
          <Fields form={form} />
        </Fragment>
        <Problem>{form.problem}</Problem>
        <chakra.p role="status" color="good" fontWeight={600}>
          {form.status === 'done' && CONTACT_TEXTS.sent}
        </chakra.p>
        <chakra.div marginTop={2}>
          <SubmitButton busy={form.busy}>{form.busy ? 'Sending' : 'Send Message'}</SubmitButton>
        </chakra.div>
      </chakra.div>
    </FormFrame>
  );
}
