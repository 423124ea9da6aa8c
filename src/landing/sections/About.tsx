import { IconFolders, IconLock, IconStethoscope } from '@tabler/icons-react';
import { place } from '../places.ts';
import classes from './About.module.css';
import { Section } from './Section.tsx';

const facts = [
  {
    icon: IconStethoscope,
    title: 'Um médico do trabalho responde por tudo',
    text: `Cada documento leva a identificação de quem responde por ele: ${place('physicianName')}, ${place('physicianRegistration')}.`,
  },
  {
    icon: IconLock,
    title: 'Sigilo de verdade',
    text: 'O que é clínico fica com os profissionais de saúde. A empresa recebe o que a lei pede que ela receba.',
  },
  {
    icon: IconFolders,
    title: 'Um lugar para cada documento',
    text: 'Do exame admissional ao demissional, a história ocupacional de cada colaborador não se perde.',
  },
];

export function About() {
  return (
    <Section id="sobre" kicker="Sobre" title="Perto da empresa, do lado de cada colaborador" ground="sunken">
      <div className={classes.columns}>
        <div className={classes.text}>
          <p>
            A {place('name')} acompanha empresas de todos os portes na saúde e na segurança de suas equipes, em{' '}
            {place('city')} e região. Ouvimos quem faz o trabalho, conhecemos o ambiente em que ele acontece e
            traduzimos as normas em cuidados simples de cumprir.
          </p>
          <p>
            Atendemos com hora marcada, explicamos cada exame e entregamos a documentação pronta para o dia a dia do seu
            RH.
          </p>
        </div>
        <ul className={classes.facts}>
          {facts.map(({ icon: Icon, title, text }) => (
            <li key={title}>
              <Icon size={28} stroke={1.5} aria-hidden="true" />
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
