/** The names of what goes between a page and the main process. */
export const channels = {
  /** The page asks: a `Command`, answered by a `Reply`. */
  send: 'caboose:send',
  /** The page asks, once: answered by the present `View`. */
  hello: 'caboose:hello',
  /** The host tells: a `View`, on every change. */
  view: 'caboose:view',
  /** The menu tells: the `Panel` to be opened. */
  panel: 'caboose:panel',
} as const;
