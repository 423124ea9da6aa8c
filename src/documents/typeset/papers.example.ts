import { exampleForms } from '../forms/forms.example.ts';
import { type FormKind, formKinds } from '../forms/registry.ts';
import { exampleContext } from '../paper/paper.example.ts';
import type { Paper } from '../paper/paper.ts';

type ExamplePaper = { kind: FormKind; size: string; answers: object; paper: Paper; pages: readonly [number, number] };

export const examplePapers: readonly ExamplePaper[] = formKinds.flatMap((kind) => {
  const { answers: examples, paper, pages } = exampleForms[kind];
  return (['typical', 'fullest', 'minimal'] as const).map((size) => {
    const answers = examples[size];
    return { kind, size, answers, paper: paper(answers, exampleContext), pages: pages[size] };
  });
});
