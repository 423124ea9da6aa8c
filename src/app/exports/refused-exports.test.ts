import { expect, test } from 'vitest';
import { entryOfRefused } from '../../audit/refusals/refused-call.rules.ts';
import { exportName } from '../../trail/export-detail.rules.ts';
import { exportedLists } from './lists.server.ts';

test.each(Object.entries(exportedLists))(
  'a refused export of %s is in the trail under what the file would be of',
  (name, { about }) => {
    const detail = `exports.${exportName(name)}`;
    expect(entryOfRefused(detail, {})).toMatchObject({ subject: about, detail });
  },
);
