import type { z } from 'zod';
import { checkInput, type Naming } from '../components/form/form-schema.ts';
import type { Problems } from '../components/form/problems.ts';

/** What a form says about an input. Empty: it can be sent. */
export const schemaProblems = <F extends string>(
  schema: z.ZodType,
  input: unknown,
  naming: Naming<F>,
): Problems<F> => checkInput(schema, input, naming).problems ?? {};
