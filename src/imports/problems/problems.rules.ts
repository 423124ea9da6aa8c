import type { Remark } from '../columns/columns.labels.ts';

/** An error that stands in lines: of which field, in words that are the same in each of them. */
type Problem = { field: string; message: string; lines: number; ranges: [from: number, to: number][] };

/** So many errors are told, and so many runs of lines of each: the sheet of the wrong lines has them all. */
const [mostProblems, mostRanges] = [100, 500];

/** Counts the errors of lines, which come in the order of the file. */
export function problemsOf() {
  const problems = new Map<string, Problem>();
  return {
    add(line: number, remarks: readonly Remark[]): void {
      for (const { field, level, message: told } of remarks) {
        if (level !== 'error') continue;
        const message = withoutItsLine(told);
        const key = JSON.stringify([field, message]);
        const known = problems.get(key) ?? { field, message, lines: 0, ranges: [] };
        problems.set(key, known);
        const last = known.ranges.at(-1);
        if (last?.[1] === line) continue;
        known.lines += 1;
        if (last?.[1] === line - 1) last[1] = line;
        else known.ranges.push([line, line]);
      }
    },
    /** Those of the most lines first. */
    result: () => ({
      total: problems.size,
      problems: [...problems.values()]
        .sort((a, b) => b.lines - a.lines)
        .slice(0, mostProblems)
        .map(({ ranges, ...problem }) => ({
          ...problem,
          ranges: ranges.slice(0, mostRanges),
          hasMore: ranges.length > mostRanges,
        })),
    }),
  };
}

/** What is said of an error without what only its own line has: the other lines in which it stands, and what was written in it. */
function withoutItsLine(message: string): string {
  return message
    .replace(/ (?:na linha|nas linhas) [^:]*/, ' em outra linha')
    .replace(/“[^”]*” não/, 'Não')
    .replace(/ \([^)]*\):/, ':');
}
