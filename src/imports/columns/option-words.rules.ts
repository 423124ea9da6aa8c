import { resultLabels } from '../../exams/exams.labels.ts';
import { occasionLabels } from '../../programmes/programmes.labels.ts';
import type { ImportColumn } from './columns.labels.ts';

const onScreen: Readonly<Record<string, string>> = { ...occasionLabels, ...resultLabels };

/** What a column may say, each as a person reads it. */
export function optionWords({ options }: ImportColumn): string[] {
  return [...new Set(Object.values(options ?? {}))].map((kept) => onScreen[kept] ?? kept);
}
