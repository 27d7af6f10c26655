/**
 * Waits for `work`, and no longer than `patience` milliseconds: a port that hangs does not keep the app open. True when
 * the work was done by then. What fails is told to `onError` and is done, too.
 */
export async function within(
  patience: number,
  work: Promise<unknown>,
  onError: (error: unknown) => void,
): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), patience);
  });
  const done = work.then(
    () => true,
    (error: unknown) => {
      onError(error);
      return true;
    },
  );
  const inTime = await Promise.race([done, tooLong]);
  clearTimeout(timer);
  return inTime;
}
