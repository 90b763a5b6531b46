import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** All files in a folder and its subfolders, sorted. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
