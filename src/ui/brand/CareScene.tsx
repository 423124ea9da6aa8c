import classes from './Scene.module.css';

/** Somebody in a white coat beside somebody in a hard hat, the works behind them, and the certificate between. */
export function CareScene({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 640 540" className={className} aria-hidden="true">
      <clipPath id="care-frame">
        <rect width="640" height="540" rx="32" />
      </clipPath>
      <g clipPath="url(#care-frame)">
        <rect width="640" height="540" className={classes.wall} />
        <circle cx="330" cy="190" r="170" className={classes.glow} />
        <Works />
        <Worker />
        <WhiteCoat />
        <Certificate />
      </g>
    </svg>
  );
}

function Works() {
  return (
    <g>
      <path d="M-10 400C90 350 160 372 240 356S430 322 650 372V560H-10Z" className={classes.hill} />
      <path d="M62 376V262l62-38v38l62-38v38l62-38v152Z" className={classes.building} />
      <path d="M420 372V196h34l6 176ZM476 372V226h30l5 146Z" className={classes.building} />
      <path d="M396 376V300H592V380Z" className={classes.building} />
      <path d="M84 290h26v26H84ZM134 290h26v26h-26ZM184 290h26v26h-26ZM538 318h28v24h-28Z" className={classes.window} />
      <path d="M437 178c-14-22 6-36 22-32 4-22 40-22 44-2 26-4 30 26 8 30Z" className={classes.cloud} />
      <path d="M150 132c-18-26 8-44 28-38 4-26 48-28 54-4 32-4 36 34 10 42Z" className={classes.cloud} />
    </g>
  );
}

function Worker() {
  return (
    <g transform="translate(440 0)">
      <path d="M-112 560C-112 436-84 392-34 380H46C96 392 124 436 124 560Z" className={classes.shirt} />
      <path d="M-70 560V396L-34 380C-30 430-10 456 6 462 22 456 42 430 46 380L82 396V560Z" className={classes.amber} />
      <path d="M-70 478H82M-70 512H82" className={classes.lineLight} strokeWidth="11" />
      <path d="M6 462V560" className={classes.lineInk} strokeWidth="3" opacity=".35" />
      <path d="M-22 326H34V384C34 408-22 408-22 384Z" className={classes.skinDeepShade} />
      <path
        d="M-52 262C-52 214-26 194 6 194S64 214 64 262C64 318 38 350 6 350S-52 318-52 262Z"
        className={classes.skinDeep}
      />
      <circle cx="-54" cy="276" r="11" className={classes.skinDeep} />
      <circle cx="66" cy="276" r="11" className={classes.skinDeep} />
      <path d="M-34 250q12-8 24 0M22 250q12-8 24 0" className={classes.lineInk} strokeWidth="4" />
      <circle cx="-21" cy="268" r="4.5" className={classes.inkFill} />
      <circle cx="33" cy="268" r="4.5" className={classes.inkFill} />
      <path d="M6 270C8 284 12 290 2 292M-16 314C-4 326 16 326 28 314" className={classes.lineInk} strokeWidth="4" />
      <path d="M-62 236C-62 172-34 140 6 140S74 172 74 236Z" className={classes.blue} />
      <path d="M-8 140h28v60H-8Z" className={classes.blueDeep} />
      <rect x="-78" y="226" width="168" height="17" rx="8.5" className={classes.blueDeep} />
    </g>
  );
}

function WhiteCoat() {
  return (
    <g transform="translate(206 0)">
      <path
        d="M-62 250C-74 190-40 150 0 150S74 190 64 252C72 320 64 372 56 392H-56C-66 360-74 318-62 250Z"
        className={classes.hair}
      />
      <path d="M-122 560C-122 446-92 404-38 392H38C92 404 122 446 122 560Z" className={classes.coat} />
      <path d="M-30 392 0 470 30 392Z" className={classes.blue} />
      <path d="M-38 392-58 430-30 448 0 520 30 448 58 430 38 392 0 478Z" className={classes.coatFold} />
      <path d="M-26 330H26V394C26 424-26 424-26 394Z" className={classes.skinShade} />
      <g transform="translate(0 16)">
        <path
          d="M-54 266C-54 222-30 200 0 200S54 222 54 266C54 320 30 352 0 352S-54 320-54 266Z"
          className={classes.skin}
        />
        <path
          d="M-60 276C-64 210-30 184 4 184 40 184 66 214 58 276 52 240 38 222 14 214-8 236-40 238-60 276Z"
          className={classes.hair}
        />
        <path d="M-36 258q11-8 22 0M14 258q11-8 22 0" className={classes.lineInk} strokeWidth="4" />
        <circle cx="-25" cy="276" r="4.5" className={classes.inkFill} />
        <circle cx="25" cy="276" r="4.5" className={classes.inkFill} />
        <path d="M0 278C-2 290-6 296 4 298M-18 318C-8 330 10 330 20 318" className={classes.lineInk} strokeWidth="4" />
      </g>
      <path
        d="M-46 408C-56 470-34 488-34 508M46 408C58 456 44 470 44 486"
        className={classes.lineInk}
        strokeWidth="6"
      />
      <circle cx="44" cy="498" r="13" className={classes.steel} />
    </g>
  );
}

function Certificate() {
  return (
    <g transform="translate(262 396) rotate(-4)">
      <rect width="122" height="156" rx="10" className={classes.paper} />
      <rect x="38" y="-9" width="46" height="18" rx="6" className={classes.steel} />
      <path d="M20 34H78" className={classes.lineBlue} strokeWidth="8" />
      <path d="M20 58H102M20 76H102M20 94H70" className={classes.lineSoft} strokeWidth="6" />
      <circle cx="94" cy="112" r="21" className={classes.fit} />
      <path d="m84 112 7 8 13-15" className={classes.lineLight} strokeWidth="5" />
    </g>
  );
}
