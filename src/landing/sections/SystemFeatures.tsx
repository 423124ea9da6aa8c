import {
  IconBellRinging,
  IconBuildingCommunity,
  IconCalendarCheck,
  IconCards,
  IconClock,
  IconHistory,
} from '@tabler/icons-react';
import { AppPreview } from './AppPreview.tsx';
import { Section } from './Section.tsx';
import classes from './SystemFeatures.module.css';

const features = [
  {
    icon: IconCards,
    title: 'Cards interativos',
    text: 'Os números da sua operação na primeira tela, a um clique da lista.',
  },
  {
    icon: IconHistory,
    title: 'Histórico de documentos',
    text: 'Tudo o que foi emitido para cada colaborador, sem caixas nem pastas.',
  },
  {
    icon: IconClock,
    title: 'Acompanhamento em tempo real',
    text: 'O que a clínica registra aparece para a empresa no mesmo instante.',
  },
  {
    icon: IconBellRinging,
    title: 'Notificações de atualização',
    text: 'Cada ação responde com um aviso claro do que mudou.',
  },
  {
    icon: IconBuildingCommunity,
    title: 'Gestão por unidade',
    text: 'Matriz e filiais, cada uma com seus colaboradores e seus riscos.',
  },
  {
    icon: IconCalendarCheck,
    title: 'Acompanhamento de atendimentos',
    text: 'Saiba em que ponto está cada colaborador, do exame ao ASO.',
  },
];

export function SystemFeatures() {
  return (
    <Section
      id="sistema"
      kicker="Sistema"
      title="Um sistema que a sua equipe entende no primeiro dia"
      lead="Clínica, empresa e profissionais de saúde trabalham na mesma página, cada um vendo só o que lhe cabe."
      ground="sunken"
    >
      <div className={classes.columns}>
        <ul className={classes.features}>
          {features.map(({ icon: Icon, title, text }) => (
            <li key={title}>
              <Icon size={26} stroke={1.5} aria-hidden="true" />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <AppPreview />
      </div>
    </Section>
  );
}
