import type { TObject, TSchema } from 'typebox'
import Type from 'typebox'
import { Settings } from 'typebox/system'
import { Errors, Pointer } from 'typebox/value'
import { ctaGoals } from '../cta-goals.ts'
import { meetingTemplates } from '../meeting-templates.ts'
import { BookingRulesSchema, TeamHoursSchema } from '../model/booking-rules.ts'
import { fillFigures } from '../model/figures.ts'
import { MailsSchema } from '../model/mails.ts'
import { MeetingTemplateSchema } from '../model/meeting-template.ts'
import { MetricSchema } from '../model/metric.ts'
import { PageSchema } from '../model/page.ts'
import { PathSchema, RedirectSchema, RouteSchema } from '../model/route.ts'
import { SiteSchema } from '../model/site.ts'
import { SentenceSchema } from '../model/text.ts'
import { auditForm } from '../sample-audit.ts'
import type { Content } from './content-modules.ts'
import type { Place, Problem } from './problem.ts'

Settings.Set({ maxErrors: 1000 })

const eachOf = (schema: TSchema) => Type.Record(Type.String(), schema)

/** Values with the schema that each must match. The compiler checks the rest: kinds, references. */
const schemasOf = (content: Content): [unknown, TSchema][] => [
  [content.site, SiteSchema],
  [content.metrics, eachOf(MetricSchema)],
  [content.routes, Type.Record(PathSchema, RouteSchema)],
  [content.redirects, Type.Array(RedirectSchema)],
  [content.bookingRules, BookingRulesSchema],
  ...(content.teamHours ? [[content.teamHours, TeamHoursSchema] as [unknown, TSchema]] : []),
  [content.mails, MailsSchema],
  [ctaGoals, eachOf(SentenceSchema)],
  [{ ...meetingTemplates, auditForm }, eachOf(MeetingTemplateSchema)],
  ...content.pages.map(({ page }): [unknown, TSchema] => [page, PageSchema]),
]

/** TypeBox's errors in all values. Lengths are those of the text that a visitor reads, with its figures. */
export function schemaProblems(content: Content, places: ReadonlyMap<unknown, Place>): Problem[] {
  return schemasOf(content).flatMap(([value, schema]) => {
    const { file, path } = places.get(value) ?? { file: 'content', path: [] }
    return errorsIn(strict(schema), fillFigures(value, content.metrics)).map((error) => ({
      file,
      path: [...path, ...error.path],
      reason: error.reason,
    }))
  })
}

/** The same schema for objects without any other names: a misspelled one would be ignored. */
function strict<Part>(part: Part): Part {
  if (typeof part !== 'object' || !part) return part
  if (Array.isArray(part)) return part.map(strict) as Part
  const parts = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, strict(value)]))
  const isObject = 'properties' in part || 'patternProperties' in part
  return { ...parts, ...(isObject && { additionalProperties: false }) } as Part
}

function errorsIn(schema: TSchema, value: unknown) {
  const errors = Errors(schema, value)
  // In a union of objects, only the errors of the branch with the value's `kind`.
  const otherKinds = errors
    .filter(({ keyword, schemaPath }) => keyword === 'const' && schemaPath.endsWith('/kind'))
    .map(({ schemaPath }) => schemaPath.replace(/properties\/kind$/, ''))
  return errors
    .filter(({ keyword, schemaPath }) => {
      // Each unknown name is also an error of its own.
      const isRepeated = keyword === 'anyOf' || keyword === 'additionalProperties'
      return !isRepeated && !otherKinds.some((branch) => `${schemaPath}/`.startsWith(branch))
    })
    .map(({ instancePath, schemaPath, keyword, message }) => {
      const keys = instancePath.split('/').slice(1)
      const path = keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key.replaceAll('~1', '/')))
      if (schemaPath.endsWith('/additionalProperties')) {
        const around = Pointer.Get(schema, schemaPath.replace(/^#|\/additionalProperties$/g, ''))
        return { path, reason: unknownName(keys.at(-1) ?? '', around as Partial<TObject>) }
      }
      if (keyword === 'required') return { path, reason: message }
      const found = JSON.stringify(Pointer.Get(value, instancePath))?.slice(0, 70)
      const { description } = Pointer.Get(schema, schemaPath.slice(1)) as { description?: string }
      // A pattern means nothing to an owner.
      const reason =
        description && keyword === 'pattern'
          ? `write ${description}; it is ${found}`
          : `${message}${description ? ` (write ${description})` : ''}, but is ${found}`
      return { path, reason }
    })
}

function unknownName(name: string, { properties = {} }: Partial<TObject>): string {
  const [nearest] = Object.keys(properties).sort((a, b) => distance(a, name) - distance(b, name))
  return `is no name that the site knows${nearest ? `; write ${nearest}, if you mean that` : ''}`
}

/** Levenshtein's: how many letters to insert, remove or replace. */
function distance(from: string, to: string): number {
  let row = [...to, ''].map((_, i) => i)
  for (const [i, letter] of [...from].entries()) {
    let left = i + 1
    row = row.map((above, j) => {
      if (j > 0) left = Math.min(left + 1, above + 1, (row[j - 1] ?? 0) + Number(letter !== to[j - 1]))
      return left
    })
  }
  return row.at(-1) ?? 0
}
