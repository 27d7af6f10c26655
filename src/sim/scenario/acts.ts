/** What the format calls an act of a Schemin' turn, and the key under which the rules offer it. */
const keys: Readonly<Record<string, string>> = { 'brilliant-idea': 'search' };

export const actKey = (word: string): string => keys[word] ?? word;
export const actWord = (key: string): string => Object.keys(keys).find((word) => keys[word] === key) ?? key;
