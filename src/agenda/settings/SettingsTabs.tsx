import { PageTabs } from '../../ui/PageTabs.tsx';

/** The parts of the agenda's settings, above each of them. */
export function SettingsTabs() {
  return (
    <PageTabs
      label="Configurações da agenda"
      tabs={[
        { label: 'Locais', to: '/agenda/settings' },
        { label: 'Horários', to: '/agenda/settings/hours' },
        { label: 'Bloqueios', to: '/agenda/settings/blocks' },
        { label: 'Feriados', to: '/agenda/settings/holidays' },
        { label: 'Preparo dos exames', to: '/agenda/settings/preparations' },
      ]}
    />
  );
}

/** Where every part leads back to. */
export const backToAgenda = { label: 'Agenda', to: '/agenda' };
