import { expect, test } from 'vitest';
import { entryOfRefused } from '../../audit/refusals/refused-call.rules.ts';
import { exportName } from '../../trail/export-detail.rules.ts';
import { exportedLists } from '../api.server.ts';

test.each(Object.keys(exportedLists))(
  'a refused export of %s is in the trail under what the list itself is about',
  (name) => {
    const detail = `exports.${exportName(name)}`;
    const { subject } = entryOfRefused(name, {});
    expect(subject).not.toBeNull();
    expect(entryOfRefused(detail, {})).toMatchObject({ subject, detail });
  },
);
