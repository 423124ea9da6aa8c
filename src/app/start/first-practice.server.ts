import { readFileSync } from 'node:fs';
import { ConfigError } from '../../platform/config-error.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type { PracticeInput, PracticeRecord } from '../../practice/practice.contract.ts';
import { findPractice, insertPractice, practiceId } from '../../practice/practice.db.ts';
import example from '../../practice/practice.example.json' with { type: 'json' };
import { practiceFile } from '../../practice/practice.schema.ts';
import { changesBetween } from '../../trail/changes.rules.ts';
import { record } from '../../trail/entries.db.ts';
import type { Config } from '../config.server.ts';

type FirstPractice = PracticeInput & Pick<PracticeRecord, 'example'>;

/**
 * The data of the practice with which an installation begins that has none: those of `PRACTICE_FILE`, or the example's. From
 * then on they are the administrator's, and the file is not read again (decision 43).
 * @throws {ConfigError} when the file does not hold what it should
 */
export async function firstPractice(db: Database, config: Pick<Config, 'practiceFile'>): Promise<FirstPractice | null> {
  if (await findPractice(db)) return null;
  const file = config.practiceFile;
  return file ? { ...fieldsIn(file), example: false } : { ...practiceFile.parse(example), example: true };
}

/** Writes them, and into the trail that nobody did it. */
export async function makePractice(db: Database, fields: FirstPractice): Promise<void> {
  // Together: the practice and its entry, without a caller.
  await db.transaction().execute(async (tx) => {
    if (!(await insertPractice(tx, fields))) return; // Another process that starts at the same moment was faster.
    const changes = changesBetween(null, fields);
    await record(tx, { address: null }, { action: 'created', subject: 'practice', subjectId: practiceId, changes });
  });
}

function fieldsIn(file: string): PracticeInput {
  const { data, error } = practiceFile.safeParse(contentOf(file));
  if (data) return data;
  const [issue] = error?.issues ?? [];
  throw unusable(file, `${issue?.path.join('.')}: ${issue?.message}`);
}

function contentOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw unusable(file, 'não é um arquivo JSON que se possa ler');
  }
}

function unusable(file: string, why: string): ConfigError {
  return new ConfigError(`Configuração inválida: PRACTICE_FILE ${why} (recebido: ${file})`);
}
