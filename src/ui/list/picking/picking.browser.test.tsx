import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Person, type RegisterServer, serverOf } from '../../../testing/browser/register-server.ts';
import { show } from '../../../testing/browser/show.tsx';
import { ListPage } from '../ListPage.tsx';
import { useList } from '../useList.ts';
import { PickBar } from './PickBar.tsx';
import { pickColumn } from './pickColumn.tsx';
import { usePicking } from './usePicking.ts';

const pageButton = (number: number) => page.getByRole('button', { name: `Página ${number}`, exact: true });
const box = (name: string) => page.getByRole('checkbox', { name: `Escolher ${name}`, exact: true });
const wholePage = page.getByRole('checkbox', { name: 'Escolher todos desta página' });
const clear = page.getByRole('button', { name: 'Limpar' });
const said = page.getByRole('status');
const done = page.getByRole('listitem');

/** So many people, whose numbers are the order of their names. Nobody of the sector 'fora' can be chosen. */
function many(people: number, outside: readonly number[] = []) {
  return serverOf(
    Array.from({ length: people }, (_, at) => ({
      name: `Ana ${String(at + 1).padStart(2, '0')}`,
      sector: outside.includes(at + 1) ? 'fora' : 'dentro',
    })),
  );
}

function People({ server, most }: { server: RegisterServer; most: number }) {
  const list = useList('name', (input) => ({
    queryKey: [['people', 'list'], { input }],
    queryFn: () => server.list(input),
  }));
  const rows = list.data?.people;
  const picking = usePicking({ rows, isStale: list.isStale, most, mayPick: ({ sector }: Person) => sector !== 'fora' });
  return (
    <ListPage
      caption="Pessoas"
      create={{ label: 'Cadastrar pessoa', to: '/create' }}
      columns={[pickColumn(picking, ({ name }: Person) => name), { header: 'Nome', cell: ({ name }: Person) => name }]}
      rows={rows}
      list={list}
      empty="Ninguém."
      bar={
        <PickBar picking={picking} words={['escolhido', 'escolhidos']}>
          <ul>
            {[...picking.picked.values()].map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
          <button type="button" onClick={() => void list.reload()}>
            Ler de novo
          </button>
        </PickBar>
      }
    />
  );
}

const show41 = (server: RegisterServer, most = 200) => show([{ path: '/', element: <People {...{ server, most }} /> }]);
const names = () => done.elements().map(({ textContent }) => textContent);

test('the head chooses all of a page that can be chosen, says when it is a part, and leaves the page out again', async () => {
  await show41(many(23, [3]));
  await expect.element(box('Ana 03')).toBeDisabled();
  await box('Ana 01').click();
  await expect.poll(() => (wholePage.element() as HTMLInputElement).indeterminate).toBe(true);
  await wholePage.click();
  await expect.element(said).toHaveTextContent('19 escolhidos');
  await expect.element(wholePage).toBeChecked();
  await pageButton(2).click();
  await expect.element(box('Ana 21')).not.toBeChecked();
  await expect.element(wholePage).not.toBeChecked();
  await wholePage.click();
  await expect.element(said).toHaveTextContent('22 escolhidos');
  await wholePage.click();
  await expect.element(said).toHaveTextContent('19 escolhidos');
  expect(names()).not.toContain('Ana 21');
});

test('while another page is on its way, the one that still stands cannot be chosen in its place', async () => {
  const server = many(23);
  await show41(server);
  const answer = Promise.withResolvers<void>();
  await expect.element(wholePage).toBeEnabled();
  server.before.list = () => answer.promise;
  (pageButton(2).element() as HTMLElement).click();
  // Nobody presses anything between two microtasks: it holds before the next page is begun to be drawn.
  for (let turn = 0; turn < 100; turn++) await null;
  expect((wholePage.element() as HTMLInputElement).disabled).toBe(true);
  await expect.element(pageButton(2)).toHaveAttribute('aria-current', 'page');
  await expect.element(wholePage).toBeDisabled();
  answer.resolve();
  await expect.element(box('Ana 21')).not.toBeChecked();
  await wholePage.click();
  await expect.element(said).toHaveTextContent('3 escolhidos');
  expect(names()).toEqual(['Ana 21', 'Ana 22', 'Ana 23']);
});

test('no more are chosen than can be at once, and who is chosen already can be left out', async () => {
  await show41(many(23), 21);
  await wholePage.click();
  await pageButton(2).click();
  await wholePage.click();
  await expect.element(said).toHaveTextContent('21 escolhidos, o máximo de uma vez');
  await expect.element(box('Ana 22')).toBeDisabled();
  await box('Ana 21').click();
  await expect.element(said).toHaveTextContent('20 escolhidos');
  await expect.element(box('Ana 22')).toBeEnabled();
});

test('of who is chosen what is known is what was seen last', async () => {
  const server = many(21);
  await show41(server);
  await box('Ana 02').click();
  server.stored[1] = { ...(await server.read('p2')), name: 'Ana 02 Lima' };
  await page.getByRole('button', { name: 'Ler de novo' }).click();
  await expect.element(done).toHaveTextContent('Ana 02 Lima');
  await pageButton(2).click();
  await expect.element(box('Ana 01')).not.toBeInTheDocument();
  await expect.element(done).toHaveTextContent('Ana 02 Lima');
});

test('all of it is done with the keyboard, and who clears the choice goes on at the head of the list', async () => {
  await show41(many(3));
  await expect.element(wholePage).toBeEnabled();
  (wholePage.element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab} {Tab} ');
  await expect.element(said).toHaveTextContent('2 escolhidos');
  expect(names()).toEqual(['Ana 01', 'Ana 02']);
  (clear.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(clear).not.toBeInTheDocument();
  await expect.element(wholePage).toHaveFocus();
});
