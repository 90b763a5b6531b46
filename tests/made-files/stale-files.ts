import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { getDocumentProxy } from 'unpdf'
import { noShowMail, reminders } from '../../content/booking-rules.ts'
import { bookingSettings, bookingSettingsPath } from '../../renderer/build/booking-settings.ts'
import { icons, pngOf } from '../../renderer/build/icons.ts'
import { reminderModule, reminderModulePath } from '../../renderer/build/reminder-module.ts'
import { pdfSources } from '../../renderer/pdf/pdf-sources.ts'
import { migrationsLine } from '../../supabase/local/render-types.ts'

/**
 * The committed files that a script of the project makes out of others, and that are older than those: a line each
 * with what to run. Someone who edits a text, a migration or the mark is told while editing, not after the push.
 */
export async function staleFiles(read: (file: string) => Buffer = readFileSync): Promise<string[]> {
  const found = await Promise.all([
    ...pdfSources().map(async ({ file, fingerprint }) => {
      const fresh = (await keywordsOf(read(`public${file}`))) === fingerprint
      return fresh ? [] : [`public${file}: printed from an older text or style. Run: npm run generate -- pdf`]
    }),
    ...icons().map(async ({ file, content }) => {
      const fresh = looksLike(read(`public/${file}`), content)
      return fresh
        ? []
        : [`public/${file}: drawn from an older public/favicon.svg. Run: npm run generate -- icons`]
    }),
    read(reminderModulePath).toString('utf8') === reminderModule(reminders, noShowMail)
      ? []
      : [
          'supabase/functions/_shared/calls/reminders.ts: older than content/booking-rules.ts. Run: npm run generate -- reminders',
        ],
    JSON.stringify(JSON.parse(read(bookingSettingsPath).toString('utf8'))) ===
    JSON.stringify(bookingSettings())
      ? []
      : [
          'supabase/booking-settings.json: older than content/booking-rules.ts. Run: npm run generate -- reminders',
        ],
    read('data-access/database.types.ts')
      .toString('utf8')
      .includes(migrationsLine(migrations(read)))
      ? []
      : ['data-access/database.types.ts: written for other migrations. Run: npm run generate -- types'],
  ])
  return found.flat()
}

const migrationsFolder = 'supabase/migrations'

const migrations = (read: (file: string) => Buffer) =>
  readdirSync(migrationsFolder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => read(join(migrationsFolder, file)).toString('utf8'))

/** `make-pdfs` writes a fingerprint of the source there. */
async function keywordsOf(pdf: Buffer): Promise<unknown> {
  const { info } = await (await getDocumentProxy(new Uint8Array(pdf))).getMetadata()
  return (info as Record<string, unknown>)['Keywords']
}

/** Processors may round differently by one. */
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
