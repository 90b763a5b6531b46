import { chmodSync, mkdirSync } from 'node:fs'

/** Makes a folder this user's alone. Nobody else can enter it then, so what is in it needs no rights of its own. */
export function keepPrivate(folder: string): void {
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o700)
}
