import type { DocumentForm } from './form.ts';
import type { FormKind } from './registry.ts';

/** Fetches a form as it is filled in: each comes when its tab is opened. */
export async function loadForm(kind: FormKind): Promise<DocumentForm> {
  const { form }: { form: DocumentForm } = await import(`./${kind}/${kind}.form.ts`);
  return form;
}
