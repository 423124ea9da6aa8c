import fc from 'fast-check';
import { createMemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { changeParams, latestParams } from './address.ts';

/** A router whose screens, as the product's, are reached after a while: until then a navigation is under way. */
async function routerAt(...entries: string[]) {
  const loader = async () => {
    for (let moments = 0; moments < 10; moments++) await null;
    return null;
  };
  const routes = ['/list', '/list/edit/:id', '/other'].map((path) => ({ path, loader }));
  const router = createMemoryRouter(routes, { initialEntries: entries }).initialize();
  await settled(router);
  return router;
}

type Router = Awaited<ReturnType<typeof routerAt>>;

async function settled(router: Router): Promise<void> {
  while (!router.state.initialized || router.state.navigation.state !== 'idle') await null;
}

const addressOf = ({ state: { location } }: Router) => location.pathname + location.search;

function set(router: Router, name: string, value: string, options?: { push: boolean }): void {
  changeParams(router, (params) => (value ? params.set(name, value) : params.delete(name)), options);
}

type Step =
  | { kind: 'change'; name: string; value: string; push: boolean }
  | { kind: 'reset' }
  | { kind: 'moment' }
  | { kind: 'arrival' };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('change' as const),
    name: fc.constantFrom('search', 'sort', 'page', 'action', 'subject'),
    value: fc.constantFrom('', '2', 'ana lima', '-name', 'ç&='),
    push: fc.boolean(),
  }),
  fc.record({ kind: fc.constantFrom('reset' as const, 'moment' as const, 'arrival' as const) }),
);

test('every change holds, however quickly one follows another', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const router = await routerAt('/list?tab=1');
      let expected = new Map([['tab', '1']]);
      for (const taken of steps) {
        if (taken.kind === 'change') {
          set(router, taken.name, taken.value, { push: taken.push });
          if (taken.value) expected.set(taken.name, taken.value);
          else expected.delete(taken.name);
        } else if (taken.kind === 'reset') {
          void router.navigate('/list');
          expected = new Map();
        } else if (taken.kind === 'moment') await Promise.resolve();
        else await settled(router);
        expect(new Map(latestParams(router))).toEqual(expected);
      }
      await settled(router);
      expect(router.state.location.pathname).toBe('/list');
      expect(new Map(new URLSearchParams(router.state.location.search))).toEqual(expected);
    }),
  );
});

test('a change that comes while another screen is on its way in is too late, and keeps nobody back', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('search', 'sort', 'page'), { minLength: 1, maxLength: 4 }),
      async (late) => {
        const router = await routerAt('/list?search=ana');
        void router.navigate('/other');
        for (const name of late) set(router, name, 'late', { push: true });
        await settled(router);
        expect(addressOf(router)).toBe('/other');
        await router.navigate(-1);
        expect(addressOf(router)).toBe('/list?search=ana');
      },
    ),
  );
});

test('a change leaves the path as it is, below the list too', async () => {
  const router = await routerAt('/list/edit/7?search=ana');
  set(router, 'page', '2');
  await settled(router);
  expect(addressOf(router)).toBe('/list/edit/7?search=ana&page=2');
});

test('steps of their own can be gone back; other changes take the place of what was there', async () => {
  const router = await routerAt('/other', '/list');
  set(router, 'page', '2', { push: true });
  await settled(router);
  set(router, 'page', '3', { push: true });
  await settled(router);
  set(router, 'sort', 'cpf');
  await settled(router);
  const back: string[] = [];
  for (let steps = 0; steps < 3; steps++) {
    back.push(addressOf(router));
    await router.navigate(-1);
    await settled(router);
  }
  expect([...back, addressOf(router)]).toEqual(['/list?page=3&sort=cpf', '/list?page=2', '/list', '/other']);
});

test('a step stays one when another change catches up with it', async () => {
  const router = await routerAt('/list');
  set(router, 'page', '2', { push: true });
  set(router, 'sort', 'cpf');
  await settled(router);
  await router.navigate(-1);
  await settled(router);
  expect(addressOf(router)).toBe('/list');
});

test('changing nothing goes nowhere', async () => {
  const router = await routerAt('/list?page=2');
  const { key } = router.state.location;
  set(router, 'page', '2', { push: true });
  await settled(router);
  expect(router.state.location.key).toBe(key);
});
