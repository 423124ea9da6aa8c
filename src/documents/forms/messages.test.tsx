import { describe, expect, test } from 'vitest';
import { formExamples } from './forms.example.ts';
import { loadForm } from './load-form.ts';
import { formKinds } from './registry.ts';

/** What the forms say of an answer that they don't take is told in the words of the field, never in the library's. */

const loaded = await Promise.all(
  formKinds.map(async (kind) => {
    const { tab, loadSchema } = await loadForm(kind);
    return { tab, schema: await loadSchema(), answers: formExamples[kind].typical };
  }),
);

describe.each(loaded.map((form) => [form.tab, form] as const))('%s', (_tab, { schema, answers }) => {
  const messageFor = (change: object) => schema.safeParse({ ...answers, ...change }).error?.issues[0]?.message;
  const dates = textsIn(answers).filter(({ text }) => /^\d\d-\d\d-\d{4}$/.test(text));

  test.each(dates)('says of an impossible date in $place that the calendar does not have it', ({ put }) => {
    expect(messageFor(put('31-02-2026'))).toBe('Esta data não existe no calendário');
    expect(messageFor(put('2026'))).toBe('Data deve ter o formato DD-MM-AAAA');
  });

  test('has words of its own for whatever stands in a field', () => {
    for (const { put } of textsIn(answers)) {
      for (const wrong of ['31-02-2026', '\u0000', 'x'.repeat(20_000)]) {
        expect(messageFor(put(wrong)) ?? '', wrong.slice(0, 20)).not.toMatch(/^(Entrada|Opção) inválida|esperava/);
      }
    }
  });
});

type Answer = { place: string; text: string; put: (value: unknown) => object };

/** Every text of the answers, each with a way to put something else into its place. */
function textsIn(answers: object): Answer[] {
  return Object.entries(answers).flatMap(([name, value]): Answer[] => {
    if (typeof value === 'string') return [{ place: name, text: value, put: (other) => ({ [name]: other }) }];
    if (typeof value !== 'object' || value === null) return [];
    return textsIn(value).map(({ place, text, put }) => {
      const within = (other: unknown) => {
        const changed = { ...value, ...put(other) };
        return { [name]: Array.isArray(value) ? Object.values(changed) : changed };
      };
      return { place: `${name}.${place}`, text, put: within };
    });
  });
}
