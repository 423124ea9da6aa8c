import { expect, test } from 'vitest';
import { openDrafts } from './open-drafts.rules.ts';

const stored = (name: string, at: string) => ({ key: `zelo.draft.me.${name}`, draft: { at } });

test('of what was typed on a device the documents are told, one of each kind for a person, the last one first', () => {
  const drafts = [
    stored('maria.aso.tab1', '2026-11-02'),
    stored('maria.aso.tab2', '2026-11-01'),
    stored('form./companies/create.tab1', '2026-11-04'),
    stored('joel.anamnesis.tab1', '2026-11-03'),
  ];
  expect(openDrafts(drafts, 'zelo.draft.me')).toEqual([
    { key: 'zelo.draft.me.joel.anamnesis.tab1', employeeId: 'joel', kind: 'anamnesis', at: '2026-11-03' },
    { key: 'zelo.draft.me.maria.aso.tab1', employeeId: 'maria', kind: 'aso', at: '2026-11-02' },
  ]);
});
