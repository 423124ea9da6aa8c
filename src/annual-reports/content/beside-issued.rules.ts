import type { ReportContent } from '../annual-reports.contract.ts';
import { overlaps } from '../report-form.rules.ts';
import { besideBefore, diseasesBesidePeriod } from './shown-counts.rules.ts';

/** A report that was issued: how it stands now, and what was frozen in it. */
export type IssuedContent = { id: string; name: string; state: string; content: ReportContent };

/**
 * What a report says as it may be shown beside all that was issued of its company, corrected and cancelled ones too: what somebody has read stays read (decisions
 * 138 and 139). Paper and screen ask this one rule, so that neither shows what the other hides.
 * @returns the report of the period before that stands, with which it is compared, too
 */
export function besideIssued<Issued extends IssuedContent>(
  counted: ReportContent,
  issued: readonly Issued[],
): { content: ReportContent; previous: Issued | null } {
  const own = crossing(issued, counted).some(({ content }) => content.form !== 'short')
    ? // Of other periods with days in common only what hides nobody is told: letters a and b.
      withoutPeople(counted)
    : counted;
  const sames = issued.filter(({ content }) => isSamePeriod(content, counted));
  const content = sames.reduce((now, same) => contentBeside(now, same.content), own);
  const previous =
    issued
      .filter((one) => one.state === 'issued' && one.content.until < counted.from)
      .toSorted((one, next) => (one.content.until < next.content.until ? 1 : -1))[0] ?? null;
  return { content: diseasesBesideAll(content, issued), previous };
}

type Period = { from: string; until: string };

/** Those of other periods that have days of this one. */
export function crossing<Issued extends IssuedContent>(issued: readonly Issued[], period: Period): Issued[] {
  return issued.filter(({ content }) => overlaps(content, period) && !isSamePeriod(content, period));
}

/** Whether two are of the same days. */
export function isSamePeriod(one: Period, other: Period): boolean {
  return one.from === other.from && one.until === other.until;
}

/** Beside another one of the same period that was issued before. */
function contentBeside(now: ReportContent, before: ReportContent): ReportContent {
  const abnormal = now.abnormal.map((kind) => {
    const same = before.abnormal.find(({ code, name }) => code === kind.code && name === kind.name);
    return { ...kind, table: besideBefore(kind.table, same?.table ?? null) };
  });
  const diseases = now.diseases && besideBefore(now.diseases, before.diseases);
  return { ...now, abnormal, diseases, cats: now.cats && besideBefore(now.cats, before.cats) };
}

/** What tells of nobody's health; nothing of the rest is shown. */
function withoutPeople(content: ReportContent): ReportContent {
  const nothing = { rows: [], merged: null, total: null };
  return {
    ...content,
    abnormal: content.abnormal.map((kind) => ({ ...kind, table: nothing })),
    diseases: content.diseases && nothing,
    cats: content.cats && nothing,
  };
}

/** Beside all of other periods, of whatever state and in whatever order they were issued. */
function diseasesBesideAll(now: ReportContent, issued: readonly IssuedContent[]): ReportContent {
  const others = issued.filter(({ content }) => !overlaps(content, now));
  const diseases = others.reduce(
    (shown, { content }) => shown && diseasesBesidePeriod(shown, content.diseases, content.until < now.from),
    now.diseases,
  );
  return { ...now, diseases };
}
