import { readFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import { icons, pngOf } from '../renderer/build/icons.ts'
import { settingsFiles } from '../renderer/build/settings-files.ts'
import { stalePdfs } from '../renderer/pdf/pdf-sources.ts'
import { readMigrations } from '../supabase/local/backend/migrate.ts'
import { migrationsLine, typesFile } from '../supabase/local/schema-types.ts'

/*
 * A part of `npm run check`: reports committed generated files that are out of date, with the command that updates them.
 */

const migrations = (await readMigrations()).map(({ sql }) => sql)
const stale = await Promise.all([
  stalePdfs(),
  ...icons().map(async ({ file, content }) => {
    const committed = readFileSync(`public/${file}`)
    const fresh = file.endsWith('.svg') ? committed.equals(content) : looksLike(committed, content)
    return fresh
      ? []
      : [`public/${file}: out of date with ui/tokens/palette.ts. Run: npm run generate -- icons`]
  }),
  ...settingsFiles().map(({ file, content }) =>
    readFileSync(file, 'utf8') === content
      ? []
      : [`${file}: out of date with content/ or the palette. Run: npm run generate -- settings`],
  ),
  readFileSync(typesFile, 'utf8').includes(migrationsLine(migrations))
    ? []
    : [`${typesFile}: out of date with the migrations. Run: npm run generate -- types`],
])
for (const line of stale.flat()) console.error(line)
if (stale.flat().length > 0) process.exitCode = 1

/** Whether two icons look the same. Color values may differ by 1, since CPUs round differently. */
function looksLike(committed: Uint8Array, drawn: Uint8Array): boolean {
  const [then, now] = [pixels(committed), pixels(drawn)]
  return then.length === now.length && now.every((value, i) => Math.abs(value - (then[i] ?? 0)) <= 1)
}

function pixels(icon: Uint8Array): Uint8Array {
  const png = pngOf(icon)
  const size = png.readUInt32BE(16)
  const href = `data:image/png;base64,${png.toString('base64')}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><image width="${size}" height="${size}" href="${href}"/></svg>`
  return new Uint8Array(new Resvg(svg).render().pixels)
}
