import { expect, test } from 'vitest';
import { anamnesisExamples } from './anamnesis.example.ts';
import { anamnesisOptions, normalFindings, physicalExamGroups } from './anamnesis-options.labels.ts';
import { normalWhereEmpty } from './normal-findings.rules.ts';

const empty = {
  ...anamnesisExamples.typical,
  ...(Object.fromEntries(physicalExamGroups.map((group) => [group, []])) as object),
};

test('the whole physical examination becomes normal, with options that exist', () => {
  const findings = normalWhereEmpty(empty);
  for (const group of physicalExamGroups) {
    expect(findings[group]).toEqual([normalFindings[group]]);
    expect(anamnesisOptions[group]).toContain(normalFindings[group]);
  }
});

test('a finding that was noted before stays', () => {
  expect(normalWhereEmpty({ ...empty, spine: ['alterada'] }).spine).toEqual(['alterada']);
});
