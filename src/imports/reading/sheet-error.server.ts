import { type SheetProblem, sheetProblems } from './sheet.labels.ts';

/** A file that can't be read; its message is for the person who sent it. */
export class SheetError extends Error {
  override readonly name = 'SheetError';
  readonly problem: SheetProblem;

  constructor(problem: SheetProblem) {
    super(sheetProblems[problem]);
    this.problem = problem;
  }
}
