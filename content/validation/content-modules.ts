import Type from 'typebox'
import { BookingRulesSchema, TeamHoursSchema } from '../model/booking-rules.ts'
import { ChallengeSchema } from '../model/challenge.ts'
import { CallToActionSchema, RoutePathSchema } from '../model/link.ts'
import { MeetingTemplateSchema } from '../model/meeting-template.ts'
import { DropDownSchema } from '../model/menu.ts'
import { MetricSchema } from '../model/metric.ts'
import { MinutesDocumentSchema } from '../model/minutes-document.ts'
import { NotFoundSchema } from '../model/not-found.ts'
import { PageSchema } from '../model/page.ts'
import { RedirectSchema } from '../model/redirect.ts'
import { MorningMailSchema, NoShowMailSchema, ReminderSchema } from '../model/reminder.ts'
import { RouteSchema } from '../model/route.ts'
import { ScheduleNotesSchema } from '../model/schedule-notes.ts'
import { SiteSchema } from '../model/site.ts'
import { SentenceSchema } from '../model/text.ts'
import type { Content } from './loaded-content.ts'
import type { FieldPath, Place } from './problem.ts'
import type { SchemaNode } from './walk.ts'

export type ContentModule = { schema: SchemaNode; value: unknown; place: Place }

type Known = { schema: (value: object) => object; path?: FieldPath }

/** The schema of each export. `recordOf` applies a schema to each value of a record. */
const known: Readonly<Record<string, Known>> = {
  'site.ts site': { schema: () => SiteSchema },
  'booking-rules.ts bookingRules': { schema: () => BookingRulesSchema },
  'booking-rules.ts teamHours': { schema: () => TeamHoursSchema, path: ['teamHours'] },
  'booking-rules.ts reminders': { schema: () => Type.Array(ReminderSchema), path: ['reminders'] },
  'booking-rules.ts noShowMail': { schema: () => NoShowMailSchema, path: ['noShowMail'] },
  'booking-rules.ts morningMail': { schema: () => MorningMailSchema, path: ['morningMail'] },
  'not-found.ts notFound': { schema: () => NotFoundSchema },
  'schedule-notes.ts scheduleNotes': { schema: () => ScheduleNotesSchema },
  'routes.ts routes': { schema: recordOf(RouteSchema) },
  'metrics.ts metrics': { schema: recordOf(MetricSchema) },
  'challenges.ts challenges': { schema: recordOf(Type.Array(ChallengeSchema, { minItems: 1 })) },
  'cta-goals.ts ctaGoals': { schema: recordOf(SentenceSchema) },
  'old-hashes.ts oldHashes': { schema: recordOf(RoutePathSchema) },
  'redirects.ts redirects': { schema: () => Type.Array(RedirectSchema), path: ['redirects'] },
  'minutes-documents.ts minutesDocuments': {
    schema: () => Type.Array(MinutesDocumentSchema),
    path: ['minutesDocuments'],
  },
  'meeting-templates.ts meetingTemplates': {
    schema: recordOf(MeetingTemplateSchema),
    path: ['meetingTemplates'],
  },
  'navigation.ts dropDowns': { schema: () => Type.Array(DropDownSchema), path: ['dropDowns'] },
  'navigation.ts headerActions': { schema: recordOf(CallToActionSchema), path: ['headerActions'] },
  'navigation.ts legalPages': {
    schema: () => Type.Array(RoutePathSchema, { minItems: 1 }),
    path: ['legalPages'],
  },
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
        .map(([name, value]) => {
          const entry = known[`${file.replace('content/', '')} ${name}`]
          const schema =
            entry && typeof value === 'object' && value ? entry.schema(value) : inferSchema(value)
          const path = entry?.path ?? (entry ? [] : [name])
          return { schema: schema as SchemaNode, value, place: { file, path } }
        }),
    )
}

function recordOf(schema: Type.TSchema) {
  return (record: object) => Type.Object(Object.fromEntries(Object.keys(record).map((key) => [key, schema])))
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
