/** What flasks are called, with and without what is in them. */
export const flaskNames: Record<string, [one: string, many: string]> = {
  'any-flask': ['flask', 'flasks'],
  flask: ['flask of whiskey', 'flasks of whiskey'],
  'flask-half': ['half-drunk flask of whiskey', 'half-drunk flasks of whiskey'],
  'old-flask': ['flask of old whiskey', 'flasks of old whiskey'],
  'old-flask-half': ['half-drunk flask of old whiskey', 'half-drunk flasks of old whiskey'],
};
