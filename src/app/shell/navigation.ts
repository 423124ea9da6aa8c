import registers from 'virtual:registers';
import {
  IconBuildingHospital,
  IconCalendarDue,
  IconCalendarEvent,
  IconCalendarOff,
  IconChartBar,
  IconFileImport,
  IconFileText,
  IconFileUpload,
  IconFileZip,
  IconHandStop,
  IconHeartbeat,
  IconHistory,
  IconLayoutDashboard,
  IconListCheck,
  IconPlugConnected,
  IconSend,
  IconShieldLock,
  IconUserCheck,
  IconUsers,
  IconUsersGroup,
  IconWebhook,
  type TablerIcon,
} from '@tabler/icons-react';

/** An entry of the sidebar: a screen, or a group of screens. */
export type NavigationEntry = {
  label: string;
  icon: TablerIcon;
  to?: string;
  entries?: { label: string; to: string }[];
};

const dueDates: NavigationEntry = { label: 'Vencimentos', icon: IconCalendarDue, to: '/due-dates' };
const absences: NavigationEntry = { label: 'Afastamentos', icon: IconCalendarOff, to: '/absences' };
const restrictions: NavigationEntry = { label: 'Restrições', icon: IconHandStop, to: '/restrictions' };
const esocial: NavigationEntry = { label: 'eSocial', icon: IconFileUpload, to: '/esocial' };
const statistics: NavigationEntry = { label: 'Estatísticas', icon: IconChartBar, to: '/statistics' };
const people: NavigationEntry = { label: 'Colaboradores', icon: IconUsers, to: '/people' };
const referrals: NavigationEntry = { label: 'Encaminhamentos', icon: IconSend, to: '/referrals' };
const queue: NavigationEntry = { label: 'Fila', icon: IconUsersGroup, to: '/queue' };
const agenda: NavigationEntry = { label: 'Agenda', icon: IconCalendarEvent, to: '/agenda' };
const imports: NavigationEntry = { label: 'Importação', icon: IconFileImport, to: '/imports' };
const webhooks: NavigationEntry = { label: 'Webhooks', icon: IconWebhook, to: '/webhooks' };
const dashboard: NavigationEntry = { label: 'Dashboard', icon: IconLayoutDashboard, to: '/dashboard' };

/** The registers that a kind of user keeps. */
function registersOf(type: string): NavigationEntry[] {
  return registers
    .filter(({ of }) => of === type)
    .map(({ label, one, icon, path }) => ({
      label,
      icon,
      entries: [
        { label: `Cadastrar ${one}`, to: `/${path}/create` },
        { label: `Visualizar ${label.toLowerCase()}`, to: `/${path}` },
      ],
    }));
}

/** The sidebar of each kind of user (product 3.2); an unknown kind has none. */
export const navigation: Readonly<Record<string, readonly NavigationEntry[]>> = {
  admin: [
    dashboard,
    ...registersOf('admin'),
    imports,
    { label: 'Clínica', icon: IconBuildingHospital, to: '/practice' },
    { label: 'Tarefas', icon: IconListCheck, to: '/tasks' },
    webhooks,
    { label: 'Chaves de API', icon: IconPlugConnected, to: '/tokens' },
    { label: 'Auditoria', icon: IconHistory, to: '/audit' },
  ],
  company: [
    dashboard,
    ...registersOf('company'),
    imports,
    { label: 'ASOs em um arquivo', icon: IconFileZip, to: '/bundles' },
    { label: 'Programa de saúde', icon: IconHeartbeat, to: '/programme' },
    dueDates,
    absences,
    restrictions,
    esocial,
    referrals,
    statistics,
    webhooks,
  ],
  professional: [
    dashboard,
    queue,
    {
      label: 'Documentos',
      icon: IconFileText,
      entries: [
        { label: 'Cadastrar documentos', to: '/documents/choose' },
        { label: 'Enviar documento', to: '/documents/upload' },
        { label: 'Visualizar documentos', to: '/documents/view' },
        { label: 'Assinar documentos', to: '/documents/sign' },
      ],
    },
    { label: 'Programas', icon: IconHeartbeat, to: '/programmes' },
    ...registersOf('professional'),
    dueDates,
    absences,
    restrictions,
    esocial,
    people,
    { label: 'Resultados a identificar', icon: IconUserCheck, to: '/exam-results' },
    { label: 'Pedidos de titulares', icon: IconShieldLock, to: '/privacy-requests' },
    referrals,
    agenda,
    statistics,
    imports,
  ],
  reception: [dashboard, queue, agenda, people, referrals, statistics],
};
