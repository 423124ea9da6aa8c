import type { FormExample } from './form.example.ts';
import { type FormKind, formKinds } from './registry.ts';

const found = await Promise.all(
  formKinds.map(async (kind): Promise<[FormKind, FormExample]> => {
    const { example } = await import(`./${kind}/${kind}.example.ts`);
    return [kind, example];
  }),
);

/** The examples of every printable form, for tests and the gallery: apart from the forms, so that no page brings them. */
export const exampleForms = Object.fromEntries(found) as Readonly<Record<FormKind, FormExample>>;

/** Their answers alone. */
export const formExamples = Object.fromEntries(found.map(([kind, { answers }]) => [kind, answers])) as Readonly<
  Record<FormKind, FormExample['answers']>
>;
