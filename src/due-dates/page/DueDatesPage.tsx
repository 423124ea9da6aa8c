import { Button, Group } from '@mantine/core';
import { IconHandStop, IconMail } from '@tabler/icons-react';
import { Link } from 'react-router';
import { mostRecalled } from '../../recalls/recalls.labels.ts';
import type { RecallContext } from '../../recalls/useRecallSelection.ts';
import type { ReferContext } from '../../referrals/making/useReferSelection.ts';
import { mostReferred } from '../../referrals/referrals.labels.ts';
import { useDueRestrictions } from '../../restrictions/useDueRestrictions.ts';
import { useList } from '../../ui/list/useList.ts';
import { ModalOutlet } from '../../ui/modal/ModalOutlet.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageTabs } from '../../ui/PageTabs.tsx';
import { type DueList, dueLists, dueTabs } from '../due-dates.labels.ts';
import { DueProgress } from '../renewal/DueProgress.tsx';
import { dueDatesApi } from '../useDueDates.ts';
import { DueFilters } from './DueFilters.tsx';
import { DueLists } from './DueLists.tsx';
import { DuePickBar } from './DuePickBar.tsx';
import { DueTable } from './DueTable.tsx';
import { useDueFilters } from './useDueFilters.ts';
import { useDuePicking } from './useDuePicking.ts';

export function meta() {
  return [{ title: 'Vencimentos · Zelo' }];
}

/** Who has an exam to do and by when: a company its own people, a professional those of every company. */
export default function DueDatesPage() {
  const filters = useDueFilters();
  const { chosen, change, input, isCompany } = filters;
  const list = useList('nextOn', (part) => dueDatesApi.list.queryOptions({ input: { ...input, ...part } }), {
    quiet: true,
  });
  const restrictions = useDueRestrictions(chosen.companyId);
  const { search, sort } = list.state;
  const narrowed = { ...input, ...(search ? { search } : {}) };
  const most = isCompany ? mostReferred : mostRecalled;
  const picking = useDuePicking(
    { ...narrowed, sort: sort === '-nextOn' ? sort : 'nextOn' },
    { rows: list.data?.people, isStale: list.isStale, most },
  );
  // Who has no protocol, or is away, has no exam that could be asked for.
  const mayPick = chosen.list !== 'withoutProtocol' && chosen.list !== 'absent';
  return (
    <Page
      title="Vencimentos"
      description="Quem tem exame a fazer e até quando, pelo protocolo do seu grupo. Abra uma linha para ver de onde cada data vem."
      actions={
        <Group gap="sm">
          {restrictions !== undefined && restrictions > 0 && (
            <Button
              variant="default"
              component={Link}
              to={`/restrictions?list=due${!isCompany && chosen.companyId ? `&companyId=${chosen.companyId}` : ''}`}
              leftSection={<IconHandStop size={18} aria-hidden="true" />}
            >
              Restrições a vencer: {restrictions}
            </Button>
          )}
          <Button
            variant="default"
            component={Link}
            to="/due-dates/letters"
            leftSection={<IconMail size={18} aria-hidden="true" />}
          >
            Cartas de convocação
          </Button>
        </Group>
      }
    >
      <PageTabs {...dueTabs} />
      <DueTable
        caption={dueLists[chosen.list] ?? 'Vencimentos'}
        list={list}
        withCompany={!isCompany}
        picking={mayPick ? picking : null}
        empty={emptyTexts[chosen.list] ?? 'Ninguém nesta lista.'}
        filters={
          <>
            <DueLists companyId={chosen.companyId} value={chosen.list} onChange={(name) => change('list', name)} />
            <DueFilters {...filters} state={list.state} />
            <DueProgress companyId={chosen.companyId} />
          </>
        }
      />
      {mayPick && (
        <DuePickBar
          picking={picking}
          total={list.isStale ? undefined : list.total}
          most={most}
          mayRecall={!isCompany}
        />
      )}
      <ModalOutlet
        context={
          {
            reload: list.reload,
            people: [...picking.picked.values()],
            onRecalled: picking.clear,
            onReferred: picking.clear,
            occasion: 'due',
            inactive: 0,
          } satisfies RecallContext & ReferContext
        }
      />
    </Page>
  );
}

const emptyTexts: Readonly<Record<DueList, string>> = {
  overdue: 'Ninguém com exame vencido.',
  in30: 'Ninguém com exame nos próximos 30 dias.',
  in60: 'Ninguém com exame entre 31 e 60 dias.',
  in90: 'Ninguém com exame entre 61 e 90 dias.',
  withoutProtocol: 'Todos têm um protocolo de exames.',
  neverExamined: 'Todos já fizeram um exame.',
  absent: 'Ninguém afastado sem data de volta.',
};
