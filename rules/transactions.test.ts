import { expect, test } from 'vitest';
import { codeFiles, isTest, read } from './sources.ts';

test('a transaction says what becomes true together: what is one record goes by createRecord, changeRecord or withEntries', () => {
  const wrong = codeFiles
    .filter((file) => file.startsWith('src/') && !isTest(file))
    .flatMap((file) => {
      const lines = read(file).split('\n');
      const begun = lines.flatMap((line, at) => (line.includes('transaction().execute(') ? [at] : []));
      return begun.filter((at) => !/^ *\/\/ Together: /.test(lines[at - 1] ?? '')).map((at) => `${file}:${at + 1}`);
    });
  expect(wrong, 'Use a function of src/trail/change.server.ts, or say above it: `// Together: …`.').toEqual([]);
});
