import type { Paper, PaperContext } from '../paper/paper.ts';

type Size = 'typical' | 'fullest' | 'minimal';

/** Answers that a form must take and print: the usual ones, the most, the least; and what they make on paper. */
export type FormExample<Answers extends object = object> = {
  answers: Readonly<Record<Size, Answers>>;
  paper: (answers: Answers, context: PaperContext) => Paper;
  /** How many pages each may take, at least and at most. */
  pages: Readonly<Record<Size, readonly [number, number]>>;
};

/** Checks the parts of an example against each other and forgets the types of its answers. */
export function formExample<Answers extends object>(example: FormExample<Answers>): FormExample {
  return example as unknown as FormExample;
}
