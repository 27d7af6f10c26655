import packageJson from '../../package.json' with { type: 'json' };

/** Caboose's version, as in package.json. */
export const version: string = packageJson.version;
