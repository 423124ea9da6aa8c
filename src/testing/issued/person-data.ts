import { expect } from 'vitest';
import { unzip } from './unzip.ts';

/** What a professional is given of a person who has asked for it: the files by their path, and the data for programs. */
export async function takePersonData(app: { url: string }, as: string, employeeId: string) {
  const response = await fetch(`${app.url}/api/people/${employeeId}/data`, {
    method: 'POST',
    headers: { authorization: `Bearer ${as}`, 'content-type': 'application/json' },
    body: JSON.stringify(personDataRequest),
  });
  expect(response.status).toBe(200);
  const files = await unzip(Buffer.from(await response.arrayBuffer()));
  return { files, data: JSON.parse(String(files.get('dados.json'))), page: String(files.get('leia-me.html')) };
}

/** What is said of a request. */
export const personDataRequest = { asked_on: '01-02-2026', asked_for: 'data-access' };
