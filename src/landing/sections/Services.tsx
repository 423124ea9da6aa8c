import {
  IconClipboardHeart,
  IconFileCertificate,
  IconFileText,
  IconHeartHandshake,
  IconMicroscope,
  IconReportAnalytics,
} from '@tabler/icons-react';
import { Section } from './Section.tsx';
import classes from './Services.module.css';

const services = [
  {
    icon: IconClipboardHeart,
    title: 'Anamnese ocupacional',
    text: 'História clínica e de trabalho, riscos da função e exame físico, registrados com método.',
  },
  {
    icon: IconFileCertificate,
    title: 'ASO',
    text: 'Atestado de Saúde Ocupacional admissional, periódico, de retorno, de mudança de risco e demissional.',
  },
  {
    icon: IconReportAnalytics,
    title: 'Laudo caracterizador',
    text: 'Avaliação e enquadramento da pessoa com deficiência, com a fundamentação que a fiscalização pede.',
  },
  {
    icon: IconHeartHandshake,
    title: 'Atendimento ao paciente',
    text: 'Consulta com escuta e orientação clara; encaminhamento quando o cuidado precisa ir além.',
  },
  {
    icon: IconMicroscope,
    title: 'Solicitação de exames',
    text: 'Laboratoriais, toxicológicos ocupacionais, audiometria, espirometria, radiografia, ECG e EEG.',
  },
  {
    icon: IconFileText,
    title: 'E mais serviços',
    text: 'Declarações, relatórios, encaminhamentos e receituário de controle especial, no padrão exigido.',
  },
];

export function Services() {
  return (
    <Section
      id="servicos"
      kicker="Serviços"
      title="O cuidado ocupacional completo"
      lead="Do primeiro exame ao documento assinado, no mesmo lugar e com a mesma equipe."
    >
      <ul className={classes.grid}>
        {services.map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <Icon size={32} stroke={1.4} aria-hidden="true" />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
