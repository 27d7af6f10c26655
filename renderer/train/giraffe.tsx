/** The giraffe of the circus car: her legs in the car, her neck through a hatch in the roof, or in the open where there is none. */
import { level } from './level.ts';

/** @param x where she stands */
export const Giraffe = ({ x }: { x: number }) => (
  <g class="giraffe" transform={`translate(${x} 0)`}>
    <path
      class="hide"
      d={`M-34 ${level.floorBack + 6}V256Q-34 238-14 236L-6 96Q-8 78 8 72L34 82Q38 92 26 94L14 98 18 236Q22 244 20 262V${level.floorBack + 6}H10V272H-24V${level.floorBack + 6}Z`}
    />
    <path
      class="spots"
      d="M-26 246h14v12h-14ZM-4 250h14v14H-4ZM-3 206h12v14H-3ZM-2 170h11v14H-2ZM-1 134h10v13H-1ZM0 106h9v10H0Z"
    />
    <path class="horns" d="M6 72V60M14 72V61" />
    <circle class="eye" cx="14" cy="84" r="2.5" />
  </g>
);

/** Her neck and head once more, in front of the roof that it comes through. */
export const GiraffeAbove = ({ x }: { x: number }) => (
  <g class="giraffe" transform={`translate(${x} 0)`}>
    <path class="hatch" d={`M-16 ${level.roofBack + 20}H30L34 ${level.roofFront - 8}H-20Z`} />
    <path
      class="hide"
      d={`M-12 ${level.roofFront - 10}L-6 96Q-8 78 8 72L34 82Q38 92 26 94L14 98 17 ${level.roofFront - 10}Z`}
    />
    <path class="spots" d="M-4 158h12v14H-4ZM-2 130h11v14H-2ZM0 106h9v10H0Z" />
    <path class="horns" d="M6 72V60M14 72V61" />
    <circle class="eye" cx="14" cy="84" r="2.5" />
  </g>
);
