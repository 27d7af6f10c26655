/** Where and how two sequences of views part, with what stands around it. */
export function firstDifference(one: readonly string[], other: readonly string[]): object | null {
  const view = one.findIndex((text, at) => text !== other[at]);
  if (view < 0) return null;
  const [a, b] = [one[view] ?? '', other[view] ?? ''];
  let at = 0;
  while (a[at] === b[at]) at++;
  return { view, one: a.slice(Math.max(0, at - 120), at + 60), other: b.slice(Math.max(0, at - 120), at + 60) };
}
