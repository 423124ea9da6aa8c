import { CareScene } from '../../ui/brand/CareScene.tsx';
import button from '../Button.module.css';
import { place } from '../places.ts';
import classes from './Hero.module.css';

/** The first thing a visitor sees: what the practice is for, and the two ways on. */
export function Hero() {
  return (
    <div className={classes.hero}>
      <div className={classes.words}>
        <p className={classes.kicker}>{place('slogan')}</p>
        <h1 className={classes.title}>{place('heroTitle')}</h1>
        <p className={classes.lead}>{place('heroText')}</p>
        <p className={classes.actions}>
          <a href={place('quoteAddress')} className={`${button.primary} ${button.large}`}>
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
