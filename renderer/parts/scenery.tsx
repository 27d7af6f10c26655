/** The desert at dusk behind the train. */
export function Scenery() {
  return (
    <svg
      class="scenery"
      viewBox="0 0 1920 560"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <circle class="sun-glow" cx="1430" cy="420" r="520" />
      <circle class="sun" cx="1430" cy="350" r="118" />
      <path
        class="mesa far"
        d="M0 470V400L60 392 74 330H230L246 388 330 400 420 404 436 350 520 344 532 400 700 408H860L872 372 930 366 944 300H1090L1106 362 1150 372 1164 410 1400 414 1540 408 1552 340 1570 334V296H1700L1712 338 1740 346 1752 404 1920 398V560H0Z"
      />
      <path
        class="mesa near"
        d="M0 560V470L120 456 300 462 330 420 350 414 362 372H470L484 412 520 422 548 466 760 478 1000 470 1180 476 1230 440 1246 392 1262 386V352H1330L1344 384 1360 392 1378 446 1420 474 1640 470 1760 452 1920 460V560Z"
      />
      <path
        class="cactus"
        d="M168 520V420q0-13 12-13t12 13v34h14v-22q0-9 9-9t9 9v36q0 8-8 8h-24v44ZM168 482h-22q-9 0-9-9v-34q0-9 9-9t9 9v24h13ZM1790 530V446q0-11 10-11t10 11v58h13v-26q0-7 7-7t7 7v34q0 9-9 9h-18v23Z"
      />
    </svg>
  );
}
