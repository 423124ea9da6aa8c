import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { programmesApi } from '../../programmes/useProgrammes.ts';
import { UnitPicker } from '../../units/UnitPicker.tsx';
import type { useStatisticFilters } from './useStatisticFilters.ts';

type Props = Pick<ReturnType<typeof useStatisticFilters>, 'companyId' | 'place' | 'change'>;

/** The parts of one company by which is counted: a unit, a sector, a function, a group of its programme. */
export function PlaceFilters({ companyId, place, change }: Props) {
  const versions = useQuery(programmesApi.list.queryOptions({ input: { companyId } }));
  const programmeId = versions.data?.currentId ?? '';
  const current = useQuery(programmesApi.read.queryOptions({ input: { programmeId }, enabled: programmeId !== '' }));
  const functions = useQuery(programmesApi.functions.queryOptions({ input: { companyId } }));
  return (
    <>
      <UnitPicker
        companyId={companyId}
        placeholder="Todas as unidades"
        orNone
        value={place.unitId ?? ''}
        onChange={(unitId) => change('unitId', unitId)}
      />
      <SectorField value={place.sector ?? ''} onChange={(sector) => change('sector', sector)} />
      <NativeSelect
        label="Função"
        value={place.function ?? ''}
        onChange={({ target }) => change('function', target.value)}
        data={[
          { value: '', label: 'Todas as funções' },
          ...withAsked(place.function, functions.data?.functions ?? []).map((name) => ({ value: name, label: name })),
        ]}
      />
      <NativeSelect
        label="Grupo de exposição"
        value={place.groupId ?? ''}
        onChange={({ target }) => change('groupId', target.value)}
        data={[
          { value: '', label: 'Todos os grupos' },
          { value: 'none', label: 'Sem grupo' },
          ...(current.data?.groups ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </>
  );
}

/** What is typed is asked for when it is whole: with Enter, or when the field is left. */
function SectorField({ value, onChange }: { value: string; onChange: (sector: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  const ask = () => {
    if (typed !== null && typed.trim() !== value) onChange(typed.trim());
    setTyped(null);
  };
  return (
    <TextInput
      label="Setor"
      placeholder="Todos os setores"
      value={typed ?? value}
      maxLength={500}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={ask}
      onKeyDown={({ key }) => key === 'Enter' && ask()}
    />
  );
}

/** What a typed address asks for stands there, too. */
function withAsked(asked: string | undefined, known: readonly { name: string }[]): string[] {
  return [...new Set([...known.map(({ name }) => name), ...(asked ? [asked] : [])])];
}
