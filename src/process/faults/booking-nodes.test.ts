import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, apiAt } from '../../testing/api.ts';
import { makeCarePlace, referralFields } from '../../testing/care.ts';
import { type Node, startNode } from '../../testing/crash/start-node.ts';
import { makeCompany, makeEmployee, makeProfessional } from '../../testing/factories.ts';
import { served } from '../../testing/patience/served.ts';

/** Two processes on one PostgreSQL database: what a time has room for is one thing, wherever it is asked for (decision 65). */
let node: Node;
let nodes: [Api, Api];
let company: Awaited<ReturnType<typeof makeCompany>>;
let reception: { token: string };
beforeAll(async () => {
  node = await startNode('PostgreSQL');
  nodes = [node, apiAt((await node.beside()).url, node.admin)];
  company = await makeCompany(nodes[0]);
  reception = await makeProfessional(nodes[1], { access: 'reception' });
});
afterAll(() => node.stop());

const asking = 50;

test.each([1, 3])(
  'of fifty who ask two nodes at once for a time with room for %i, so many have it',
  async (capacity) => {
    const place = await makeCarePlace(nodes[0], reception, { capacity });
    const people: { id: string }[] = [];
    for (let at = 0; at < asking; at++) people.push(await makeEmployee(nodeOf(at), company));
    const answers = await Promise.all(
      people.map(({ id }, at) => {
        const body = referralFields({ employeeId: id, placeId: place.id }, { startsAt: 540 });
        return served(() => nodeOf(at).call('POST', '/referrals', { as: company.token, body }));
      }),
    );
    const made = answers.filter(({ status }) => status === 201);
    expect(made.length).toBe(capacity);
    const refused = answers.filter(({ status }) => status !== 201);
    const issues = [{ path: 'startsAt', message: 'Este horário acabou de ser ocupado. Escolha outro.' }];
    for (const answer of refused) expect(answer).toMatchObject({ status: 409, body: { data: { issues } } });
    const listed = await nodes[1].call('GET', `/referrals?placeId=${place.id}`, { as: company.token });
    expect(listed.body.total).toBe(capacity);
  },
);

function nodeOf(at: number): Api {
  return nodes[at % 2 === 0 ? 0 : 1];
}
