import {
  IconBellRinging,
  IconBuildingCommunity,
  IconCalendarCheck,
  IconCards,
  IconClock,
  IconHistory,
} from '@tabler/icons-react';
import { AppPreview } from './AppPreview.tsx';
import { promises } from './promises.labels.ts';
import { Section } from './Section.tsx';
import classes from './SystemFeatures.module.css';

const features = [
  { icon: IconCards, ...promises.cards },
  { icon: IconHistory, ...promises.history },
  { icon: IconClock, ...promises.live },
  { icon: IconBellRinging, ...promises.notifications },
  { icon: IconBuildingCommunity, ...promises.units },
  { icon: IconCalendarCheck, ...promises.followUp },
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
