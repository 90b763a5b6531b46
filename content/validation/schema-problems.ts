import type { TSchema } from 'typebox'
import Type from 'typebox'
import { Settings } from 'typebox/system'
import { Errors, Pointer } from 'typebox/value'
import { ctaGoals } from '../cta-goals.ts'
import { formMails, morningMail, reminders } from '../mails.ts'
import { meetingTemplates } from '../meeting-templates.ts'
import { BookingRulesSchema, TeamHoursSchema } from '../model/booking-rules.ts'
import { fillFigures } from '../model/figures.ts'
import { FormMailSchema, MorningMailSchema, ReminderSchema } from '../model/mails.ts'
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

/** Values with the schema that each must match. The compiler checks the rest: kinds, references, unknown fields. */
const schemasOf = (content: Content): [unknown, TSchema][] => [
  [content.site, SiteSchema],
  [content.metrics, eachOf(MetricSchema)],
  [content.routes, Type.Record(PathSchema, RouteSchema, { additionalProperties: false })],
  [content.redirects, Type.Array(RedirectSchema)],
  [content.bookingRules, BookingRulesSchema],
  ...(content.teamHours ? [[content.teamHours, TeamHoursSchema] as [unknown, TSchema]] : []),
  [reminders, Type.Array(ReminderSchema)],
  [morningMail, MorningMailSchema],
  [formMails, eachOf(FormMailSchema)],
  [ctaGoals, eachOf(SentenceSchema)],
  [{ ...meetingTemplates, auditForm }, eachOf(MeetingTemplateSchema)],
  ...content.pages.map(({ page }): [unknown, TSchema] => [page, PageSchema]),
]

/** TypeBox's errors in all values. Lengths are those of the text that a visitor reads, with its figures. */
export function schemaProblems(content: Content, places: ReadonlyMap<unknown, Place>): Problem[] {
  return schemasOf(content).flatMap(([value, schema]) => {
    const { file, path } = places.get(value) ?? { file: 'content', path: [] }
    return errorsIn(schema, fillFigures(value, content.metrics)).map((error) => ({
      file,
      path: [...path, ...error.path],
      reason: error.reason,
    }))
  })
}

function errorsIn(schema: TSchema, value: unknown) {
  const errors = Errors(schema, value)
  // In a union of objects, only the errors of the branch with the value's `kind`.
  const otherKinds = errors
    .filter(({ keyword, schemaPath }) => keyword === 'const' && schemaPath.endsWith('/kind'))
    .map(({ schemaPath }) => schemaPath.replace(/properties\/kind$/, ''))
  return errors
    .filter(({ keyword, schemaPath }) => {
      return keyword !== 'anyOf' && !otherKinds.some((branch) => `${schemaPath}/`.startsWith(branch))
    })
    .map(({ instancePath, schemaPath, keyword, message }) => {
      const keys = instancePath.split('/').slice(1)
      const found = JSON.stringify(Pointer.Get(value, instancePath))?.slice(0, 70)
      const { description } = Pointer.Get(schema, schemaPath.slice(1)) as { description?: string }
      return {
        path: keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key.replaceAll('~1', '/'))),
        // A pattern means nothing to an owner.
        reason:
          description && keyword === 'pattern'
            ? `write ${description}; it is ${found}`
            : `${message}${description ? ` (write ${description})` : ''}, but is ${found}`,
      }
    })
}
