import { type Issue, invalidInput } from '../../../platform/contract/errors.ts';
import { unprintable } from '../../typeset/typeset.server.ts';

/**
 * The answers as a form's schema gives them: dates as `YYYY-MM-DD`.
 * @throws 400 with each field under `answers.`
 */
export function checkedAnswers<Answers>(
  schema: { safeParse: (value: unknown) => { success: true; data: Answers } | { success: false; error: ZodIssues } },
  answers: unknown,
): Answers {
  const result = schema.safeParse(answers);
  if (result.success) return result.data;
  throw invalidInput(
    result.error.issues.map(({ path, message }) => ({ path: ['answers', ...path.map(String)].join('.'), message })),
  );
}

type ZodIssues = { issues: readonly { path: readonly PropertyKey[]; message: string }[] };

/** @throws 400 naming each field with a character that the paper's typeface lacks, and the character */
export async function mustBePrintable(
  answers: Readonly<Record<string, unknown>>,
  labels: Readonly<Record<string, string>>,
): Promise<void> {
  const texts = textsOf(answers);
  // Nearly always there is nothing: one look at all of it.
  const missing = await unprintable(texts.map(({ text }) => text).join('\n'));
  if (missing.length === 0) return;
  const issues = texts.flatMap(({ path, text }): Issue[] => {
    const found = missing.filter((character) => text.includes(character));
    if (found.length === 0) return [];
    const field = path.findLast((part) => part in labels);
    const where = field ? `O campo ${labels[field]}` : 'Este campo';
    return [{ path: ['answers', ...path].join('.'), message: `${where} tem ${whatOf(found)}` }];
  });
  throw invalidInput(issues);
}

/** What the letter of the paper can't show, in a sentence that goes on after its subject. */
export function whatOf(missing: readonly string[]): string {
  const list = missing.map((character) => `“${character}” (${nameOf(character)})`).join(', ');
  return missing.length === 1
    ? `um caractere que o papel não mostra: ${list}. Troque-o ou apague-o.`
    : `caracteres que o papel não mostra: ${list}. Troque-os ou apague-os.`;
}

function nameOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

type Text = { path: readonly string[]; text: string };

/** Every text of a value, with the way to it. */
export function textsOf(value: unknown, path: readonly string[] = []): Text[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, [...path, name]));
}
