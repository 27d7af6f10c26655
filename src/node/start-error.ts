/** Why Caboose cannot start, in a sentence for the person who tried: it says what to do, and no trace is wanted. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
