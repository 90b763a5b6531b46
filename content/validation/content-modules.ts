import Type from 'typebox'
import {
  BookingRulesSchema,
  MorningMailSchema,
  NoShowMailSchema,
  ReminderSchema,
  TeamHoursSchema,
} from '../model/booking-rules.ts'
import { ChallengeSchema } from '../model/challenge.ts'
import { CallToActionSchema, RoutePathSchema } from '../model/link.ts'
import { MeetingTemplateSchema } from '../model/meeting-template.ts'
import { DropDownSchema } from '../model/menu.ts'
import { MetricSchema } from '../model/metric.ts'
import { MinutesDocumentSchema } from '../model/minutes-document.ts'
import { NotFoundSchema } from '../model/not-found.ts'
import { PageSchema } from '../model/page.ts'
import { RedirectSchema, RouteSchema } from '../model/route.ts'
import { ScheduleNotesSchema } from '../model/schedule-notes.ts'
import { SiteSchema } from '../model/site.ts'
import { SentenceSchema } from '../model/text.ts'
import type { Content } from './loaded-content.ts'
import type { Place } from './problem.ts'
import type { SchemaNode } from './walk.ts'

export type ContentModule = { schema: SchemaNode; value: unknown; place: Place }

/** The schema of each export, or of each value in its record. */
const known: Readonly<Record<string, Type.TSchema | { each: Type.TSchema }>> = {
  site: SiteSchema,
  bookingRules: BookingRulesSchema,
  teamHours: TeamHoursSchema,
  reminders: Type.Array(ReminderSchema),
  noShowMail: NoShowMailSchema,
  morningMail: MorningMailSchema,
  notFound: NotFoundSchema,
  scheduleNotes: ScheduleNotesSchema,
  routes: { each: RouteSchema },
  metrics: { each: MetricSchema },
  challenges: { each: Type.Array(ChallengeSchema, { minItems: 1 }) },
  ctaGoals: { each: SentenceSchema },
  oldHashes: { each: RoutePathSchema },
  redirects: Type.Array(RedirectSchema),
  minutesDocuments: Type.Array(MinutesDocumentSchema),
  meetingTemplates: { each: MeetingTemplateSchema },
  dropDowns: Type.Array(DropDownSchema),
  headerActions: { each: CallToActionSchema },
  legalPages: Type.Array(RoutePathSchema, { minItems: 1 }),
}

/** Modules without texts that visitors read. */
const withoutTexts = /^content\/(?:words|facts|released-routes|pages)\./

/** All values of all modules with their schemas. A value without a schema gets one that only marks its texts. */
export function contentModules(content: Content): ContentModule[] {
  return [
    ...sharedValues(content),
    ...content.pages.map(({ page, file }) => ({
      schema: PageSchema as SchemaNode,
      value: page,
      place: { file, path: [] },
    })),
  ]
}

/** Where each shared value is defined, so that a problem in it is reported there, and only once. */
export function originsOf(content: Content): Map<unknown, Place> {
  const objects = sharedValues(content).filter(({ value }) => typeof value === 'object')
  return new Map(objects.map(({ value, place }) => [value, place]))
}

function sharedValues(content: Content): ContentModule[] {
  const pageFiles = new Set(content.pages.map(({ file }) => file))
  return [...content.modules]
    .filter(([file]) => !withoutTexts.test(file) && !pageFiles.has(file))
    .flatMap(([file, exported]) =>
      Object.entries(exported)
        .filter(([, value]) => typeof value !== 'function')
        .map(([name, value]) => ({
          schema: schemaOf(name, value) as SchemaNode,
          value,
          // The main export of a module has the module's name, and is not part of the path.
          place: {
            file,
            path: file.replaceAll('-', '').toLowerCase() === `content/${name}.ts`.toLowerCase() ? [] : [name],
          },
        })),
    )
}

function schemaOf(name: string, value: unknown): object {
  const schema = known[name]
  if (!schema || typeof value !== 'object' || !value) return inferSchema(value)
  if (!('each' in schema)) return schema
  return Type.Object(Object.fromEntries(Object.keys(value).map((key) => [key, schema.each])))
}

/** Infers which strings of a value are texts that people read. */
function inferSchema(value: unknown): SchemaNode {
  if (typeof value === 'string') {
    return /^[A-Z“].*\s|\s.*\s/.test(value) ? { type: 'string', text: 'any' } : { type: 'string' }
  }
  if (Array.isArray(value)) return { type: 'array', entries: value.map(inferSchema) }
  if (value && typeof value === 'object') {
    return {
      type: 'object',
      properties: Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inferSchema(item)])),
    }
  }
  return {}
}
