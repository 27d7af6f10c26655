/** What each version brought, for the people at the table, the newest first. */
import type { News } from '../texts.ts';

export const news: readonly News[] = [
  {
    of: '0.2.0',
    lines: [
      'The shared screen opens in a window of its own, on another display, and comes back there.',
      'Other devices on your network can show the night or take a seat, if you switch that on.',
      'A night that was played elsewhere can be dragged onto the window, or opened by a double click.',
      '“Report a problem” writes one file for a bug report, without anybody’s name.',
      'The Marshal player and the prison, and everything else of the first box: horses, stagecoach, hostages, whiskey.',
    ],
  },
  {
    of: '0.1.0',
    lines: [
      'A whole night for 2 to 8 players: tapped, touched or typed, undone and put right, counted to the last dollar.',
      'Our own card reader and those of others; what a reader says can be recorded.',
    ],
  },
];
