import { IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';
import { endOf, repeatOf } from '../../platform/places.ts';
import button from '../Button.module.css';
import { place } from '../places.ts';
import classes from './Contact.module.css';
import { MapDrawing } from './MapDrawing.tsx';
import { Section } from './Section.tsx';

/**
 * How to reach the practice. The map comes from another host, which would learn of the visit: its frame stays empty until the
 * visitor follows the link that fills it.
 */
export function Contact() {
  return (
    <Section id="contatos" kicker="Contatos" title="Vamos conversar" ground="sunken">
      <div className={classes.columns}>
        <div>
          <address className={classes.ways}>
            <p>
              <IconPhone stroke={1.5} aria-hidden="true" />
              <a href={place('phoneAddress')}>{place('phone')}</a>
            </p>
            <p>
              <IconMail stroke={1.5} aria-hidden="true" />
              <a href={place('mailAddress')}>{place('email')}</a>
            </p>
            <p>
              <IconMapPin stroke={1.5} aria-hidden="true" />
              <span>
                {place('address')}
                <br />
                {place('city')}
              </span>
            </p>
          </address>
          <ul className={classes.social} aria-label="Redes sociais">
            {repeatOf('social')}
            <li>
              <a href={place('socialAddress')} rel="noreferrer">
                {place('socialName')}
              </a>
            </li>
            {endOf('social')}
          </ul>
          <a href={place('quoteAddress')} className={`${button.primary} ${button.large}`}>
            Faça um orçamento!
          </a>
        </div>
        <figure className={classes.map}>
          <div className={classes.frame}>
            <MapDrawing />
            <iframe name="mapa" title={`Mapa: ${place('address')}`} />
          </div>
          <figcaption>
            <a href={place('mapAddress')} target="mapa" className={button.button}>
              Mostrar o mapa
            </a>
            <span className={classes.note}>
              O mapa é do Google, que fica sabendo da visita. <a href={place('routeAddress')}>Abrir em outra página</a>
            </span>
          </figcaption>
        </figure>
      </div>
    </Section>
  );
}
