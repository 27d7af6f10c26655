import { open } from 'node:fs/promises';
import { StorageError, type StorageErrorCode } from '../host/storage.ts';

/** What the system calls it, and what it means to the people at the table. */
const codes: Record<string, StorageErrorCode> = {
  EACCES: 'no-permission',
  EPERM: 'no-permission',
  EROFS: 'no-permission',
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EFBIG: 'disk-full',
  ENOENT: 'gone',
  ENOTDIR: 'gone',
  ENODEV: 'gone',
  ENXIO: 'gone',
  EIO: 'gone',
  ESTALE: 'gone',
};

/** `error` as the one kind of error that a Storage throws, with the original as its cause. */
export function asStorageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const { code = '', message } = error as NodeJS.ErrnoException;
  return new StorageError(codes[code] ?? 'other', message, { cause: error });
}

/** Makes the names in `folder` as durable as the files. Windows cannot, and need not. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
