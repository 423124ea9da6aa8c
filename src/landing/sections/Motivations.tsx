import classes from './Motivations.module.css';
import { Section } from './Section.tsx';
import { WorkScene } from './WorkScene.tsx';

const motivations = [
  {
    title: 'Pessoas voltam bem para casa',
    text: 'Prevenir acidentes e doenças do trabalho é, antes de tudo, respeito por quem faz a empresa existir.',
  },
  {
    title: 'Menos afastamentos, mais ritmo',
    text: 'Riscos vistos cedo custam pouco. Exames em dia evitam ausências que desorganizam equipes inteiras.',
  },
  {
    title: 'A lei cumprida sem sobressaltos',
    text: 'PCMSO, PGR, ASO e eSocial pedem prazos e registros. Com tudo em ordem, a fiscalização é só mais uma visita.',
  },
  {
    title: 'Confiança que se vê',
    text: 'Quem se sente cuidado permanece, recomenda e trabalha com mais atenção.',
  },
];

export function Motivations() {
  return (
    <Section id="motivacoes" kicker="Motivações" title="Por que cuidar da saúde e da segurança no trabalho">
      <div className={classes.columns}>
        <WorkScene className={classes.scene} />
        <ul className={classes.list}>
          {motivations.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
