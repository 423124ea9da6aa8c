import { performance } from 'node:perf_hooks';
import { apiAt } from '../src/testing/api.ts';
import { makeCompany, makeEmployee, makeProfessional } from '../src/testing/factories.ts';
import { startServer } from '../src/testing/start-process.ts';
import { startFloor } from './floor.ts';
import { median, type Row } from './row.ts';
import { residentMegabytes } from './start.ts';

const megabyte = 1024 * 1024;
const size = 20 * megabyte;
const atOnce = 8;

/** PDFs of 20 MB, eight at a time, against a bare server that pipes to a file and flushes it. */
export async function measureUploads(rounds = 9): Promise<Row[]> {
  const server = await startServer({ LOG_LEVEL: 'info' });
  const floor = await startFloor('floor-uploads.ts', {});
  const api = apiAt(server.url, server.admin);
  const { company, token } = await makeCompany(api);
  const employee = await makeEmployee(api, { companyId: company.id, token });
  const doctor = await makeProfessional(api);
  const file = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 15, 'a'), Buffer.from('%%EOF\n')]);
  const body = {
    name: 'Exame',
    contentType: 'application/pdf',
    companyId: company.id,
    employeeId: employee.id,
    size: file.length,
  };

  const link = async () => {
    const { signedUrl } = (await api.call('POST', '/uploads', { as: doctor.token, body })).body;
    return new URL(signedUrl, `${server.url}/api/`).href;
  };
  const speeds: { floor: number[]; product: number[] } = { floor: [], product: [] };
  await send(file, await Promise.all(Array.from({ length: atOnce }, link))); // warm
  const before = residentMegabytes(server.pid);
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, residentMegabytes(server.pid));
  }, 20);
  for (let round = 0; round < rounds; round++) {
    speeds.floor.push(await send(file, Array<string>(atOnce).fill(floor.url)));
    speeds.product.push(await send(file, await Promise.all(Array.from({ length: atOnce }, link))));
  }
  clearInterval(watch);
  floor.stop();
  await server.stop();
  const [bare, product, grown] = [median(speeds.floor), median(speeds.product), most - before];
  return [
    {
      what: 'PDFs de 20 MB, 8 ao mesmo tempo',
      floor: `${bare.toFixed(0)} MB/s`,
      product: `${product.toFixed(0)} MB/s`,
      result: (product / bare).toFixed(2),
      goal: '≥ 0,75',
      met: product / bare >= 0.75,
    },
    {
      what: 'memória a mais durante os envios',
      floor: '–',
      product: `${grown.toFixed(0)} MB`,
      result: '–',
      goal: '≤ 48 MB',
      met: grown <= 48,
    },
  ];
}

/** Sends the file to every address at once and answers megabytes a second. */
async function send(file: Buffer<ArrayBuffer>, urls: readonly string[]): Promise<number> {
  const began = performance.now();
  const answers = await Promise.all(urls.map((url) => fetch(url, { method: 'PUT', body: file })));
  const seconds = (performance.now() - began) / 1000;
  for (const answer of answers) {
    await answer.text();
    if (!answer.ok) throw new Error(`an upload was answered with ${answer.status}`);
  }
  return (urls.length * file.length) / megabyte / seconds;
}

if (import.meta.main) console.table(await measureUploads());
