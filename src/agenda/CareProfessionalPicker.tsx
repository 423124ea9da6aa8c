import { RemoteSelect } from '../ui/fields/RemoteSelect.tsx';
import { agendaApi } from './useAgenda.ts';

type Props = {
  value: string;
  /** What the one is called who was chosen elsewhere. */
  knownName: string;
  onChange: (id: string, name: string) => void;
  label?: string;
  placeholder?: string;
  /** Offers only those who may sign in. */
  active?: true;
  error?: string | undefined;
  ref?: React.Ref<HTMLInputElement>;
};

/** The choice of somebody who attends; without one it is about everybody. */
export function CareProfessionalPicker({ knownName, label = 'Profissional', active, ...props }: Props) {
  return (
    <RemoteSelect
      {...props}
      label={label}
      known={props.value === '' ? undefined : { value: props.value, label: knownName }}
      query={(search) => agendaApi.professionals.queryOptions({ input: { search, ...(active && { active: 'true' }) } })}
      toOptions={({ professionals }) => professionals.map(({ id, name }) => ({ value: id, label: name }))}
      nothingFound="Nenhum profissional com este nome"
    />
  );
}
