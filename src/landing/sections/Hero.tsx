import { practice } from 'virtual:practice';
import { CareScene } from '../../ui/brand/CareScene.tsx';
import { quoteAddress } from '../addresses.ts';
import button from '../Button.module.css';
import classes from './Hero.module.css';

/** The first thing a visitor sees: what the practice is for, and the two ways on. */
export function Hero() {
  return (
    <div className={classes.hero}>
      <div className={classes.words}>
        <p className={classes.kicker}>{practice.slogan}</p>
        <h1 className={classes.title}>Quem cuida da saúde de quem trabalha trabalha melhor.</h1>
        <p className={classes.lead}>
          Exames ocupacionais, laudos e acompanhamento de cada colaborador, com a documentação da sua empresa em ordem e
          sempre à mão.
        </p>
        <p className={classes.actions}>
          <a href={quoteAddress} className={`${button.primary} ${button.large}`}>
            Faça um orçamento!
          </a>
          <a href="#servicos" className={`${button.button} ${button.large}`}>
            Conheça os serviços
          </a>
        </p>
      </div>
      <CareScene className={classes.scene} />
    </div>
  );
}
