import type { RoutePath } from '../routes.ts'
import type { Sheet } from './artifact.ts'
import {
  type ButtonVariant,
  type CallToAction,
  type CtaTag,
  ctaLabels,
  type DownloadButton,
  type Place,
} from './link.ts'
import type { MeetingTemplate } from './meeting-template.ts'
import type { Page } from './page.ts'
import type { Section, SectionKind, SectionOf } from './section.ts'
import type { IconName } from './text.ts'

/* How pages are written (content/README.md, "A page"). Each function returns a value of the model. */

/** The kinds of pages, with their type in structured data unless the page names another. */
const pageKinds = {
  plain: 'page',
  home: 'page',
  about: 'about',
  contact: 'contact',
  service: 'service',
  audience: 'page',
  caseStudy: 'article',
  resource: 'article',
  legal: 'page',
  /** Forms for visitors without JavaScript, and thank-you pages. */
  form: 'page',
} as const satisfies Record<string, Page['subject']>
type KindName = keyof typeof pageKinds

/** Fields that are optional on other pages. */
type Needed = {
  audience: 'theme'
  caseStudy: 'theme' | 'updated'
  legal: 'updated' | 'digest' | 'legalReview'
}

/** A page as it is written: without what its kind determines, and with the texts for search engines beside the others. */
export type WrittenPage<K extends KindName> = Omit<Page, 'seo' | 'subject' | 'theme'> &
  Page['seo'] &
  Partial<Pick<Page, 'subject' | 'theme'>> &
  Required<Pick<Page, K extends keyof Needed ? Needed[K] : never>>

/** A page of a kind. Most have the company's theme. */
export function page<K extends KindName>(kind: K, written: WrittenPage<K>): Page {
  const { title, description, ...fields }: WrittenPage<'plain'> = written
  return { seo: { title, description }, subject: pageKinds[kind], theme: 'mission', ...fields }
}

/** Texts by title: steps, rows of a comparison. */
type Texts = Readonly<Record<string, string>>
/** Lists by title: the groups of a checklist, the parts of a template. */
type Lists = Readonly<Record<string, readonly string[]>>
/** Answers by question; several paragraphs as a list. */
type Answers = Readonly<Record<string, string | string[]>>
type Prose = Omit<Fields<'prose'>, 'paragraphs'> & { text: string | string[] }
export type Row = [first: string, second: string, third: string, more?: RowExtras]
type RowExtras = Pick<SectionOf<'worksheet'>['rows'][number], 'more' | 'number' | 'type'>
type Card = SectionOf<'cards'>['items'][number]
type Detail = SectionOf<'serviceDetails'>['items'][number]
type Fields<K extends SectionKind> = Omit<SectionOf<K>, 'kind' | 'id' | 'heading'>

const rowOf = ([first, second, third, more]: Row) => ({ first, second, third, ...more })

const ofKind =
  <K extends SectionKind>(kind: K) =>
  (id: string, heading: string, fields: Fields<K>) =>
    ({ kind, id, heading, ...fields }) as unknown as SectionOf<K>

/** A section whose last argument is its items or, with other fields such as an intro, `{ intro, items }`. */
const listOf =
  <K extends SectionKind, Items extends object>(kind: K, fieldsOf: (items: Items) => Partial<Fields<K>>) =>
  (
    id: string,
    heading: string,
    content: Items | (Omit<Partial<Fields<K>>, 'items' | 'groups'> & { items: Items }),
  ) => {
    const { items, ...others } = 'items' in content ? content : { items: content }
    return ofKind(kind)(id, heading, { ...others, ...fieldsOf(items as Items) } as Fields<K>)
  }

/** Sections by kind. The arguments are the anchor, the heading, and the fields or items of the kind. */
export const section = {
  prose: (id: string, heading: string, content: string[] | Prose) => {
    const { text, ...fields } = Array.isArray(content) ? { text: content } : content
    return ofKind('prose')(id, heading, { ...fields, paragraphs: [text].flat() })
  },
  cards: listOf('cards', (items: Card[] | Texts) => ({
    items: Array.isArray(items) ? items : textCards(items as Texts),
  })),
  serviceDetails: listOf('serviceDetails', (items: Detail[]) => ({ items })),
  steps: listOf('steps', (items: Texts) => ({ items: textCards(items) })),
  faqs: listOf('faqs', (items: Answers) => ({
    items: Object.entries(items).map(([question, answer]) => ({ question, answer: [answer].flat() })),
  })),
  comparison: (
    id: string,
    heading: string,
    { rows, ...fields }: Omit<Fields<'comparison'>, 'rows'> & { rows: Texts },
  ) =>
    ofKind('comparison')(id, heading, {
      ...fields,
      rows: Object.entries(rows).map(([left, right]) => ({ left, right })),
    }),
  checklist: listOf('checklist', (items: Lists | SectionOf<'checklist'>['groups']) => ({
    groups: Array.isArray(items) ? items : lists(items as Lists),
  })),
  /** Links to pages, or lists of them by title. */
  pageLinks: listOf('pageLinks', (items: RoutePath[] | Readonly<Record<string, RoutePath[]>>) => ({
    groups: Array.isArray(items)
      ? [{ pages: items }]
      : Object.entries(items).map(([title, pages]) => ({ title, pages })),
  })),
  metrics: ofKind('metrics'),
  quote: ofKind('quote'),
  meetingTemplates: ofKind('meetingTemplates'),
  download: ofKind('download'),
  bookingForm: ofKind('bookingForm'),
  gift: ofKind('gift'),
  plainForm: ofKind('plainForm'),
  worksheet: (
    id: string,
    heading: string,
    {
      columns,
      rows,
      ...fields
    }: Omit<Fields<'worksheet'>, 'columns' | 'rows'> & { columns: Row; rows: Row[] },
  ) => ofKind('worksheet')(id, heading, { ...fields, columns: rowOf(columns), rows: rows.map(rowOf) }),
  papers: ofKind('papers'),
  serviceTable: ofKind('serviceTable'),
  letters: ofKind('letters'),
  yearTable: ofKind('yearTable'),
  calendar: ofKind('calendar'),
  mockup: ofKind('mockup'),
  audit: ofKind('audit'),
  callToAction: ofKind('callToAction'),
} satisfies {
  [K in SectionKind]: (id: string, heading: string, content: never) => Extract<Section, { kind: K }>
}

/** A card that leads to a page. */
export const card = (title: string, fields: Omit<Card, 'title'>): Card => ({ title, ...fields })

export const textCards = (items: Texts): Card[] =>
  Object.entries(items).map(([title, text]) => ({ title, text }))

/** A service with its Learn More dialog; `text` is on the card, the rest in the dialog. */
export const detail = (
  id: string,
  icon: IconName,
  name: string,
  { text, ...details }: { text: string } & Detail['details'],
): Detail => ({ id, icon, name, description: text, details })

export const lists = (items: Lists) =>
  Object.entries(items).map(([title, items]) => ({ title, items: [...items] }))

type Field = MeetingTemplate['parts'][number]['fields'][number]
type Part = readonly (string | Field)[]

/** The parts of a form to print, by title; those that are filled in more than once as `{ again }`. */
export const form = (parts: Readonly<Record<string, Part | { again: Part }>>): MeetingTemplate['parts'] =>
  Object.entries(parts).map(([title, part]) => {
    const again = 'again' in part
    const fields = (again ? part.again : part).map(
      (field): Field => (typeof field === 'string' ? { as: 'line', label: field } : field),
    )
    return { title, fields, again }
  })
export const wording = (label: string): Field => ({ as: 'wording', label })
export const signature = (label: string): Field => ({ as: 'signature', label })

/** A bar of a calendar, from one period to another, both counted from 1. */
export const bar = (name: string, from: number, to: number, text: string) => ({ name, from, to, text })

/** A drawn paper or screen. */
export const sheet = (label: string, parts: Sheet['parts'], paper: Sheet['paper'] = 'page'): Sheet => ({
  paper,
  label,
  parts,
})

/** A button that leads to a page, or to a place on one. */
export const link = (label: string, to: Place, variant: ButtonVariant = 'outline') => ({ label, to, variant })

/** A button that downloads a file of `public/`, which is named like its label in analytics events. */
export const download = (
  eventLabel: DownloadButton['eventLabel'],
  label: string,
  type: 'pdf' | 'docx' = 'pdf',
) => ({ file: `/${eventLabel.toLowerCase().replaceAll(' ', '-')}.${type}`, label, eventLabel })

const cta = (tag: CtaTag): CallToAction => ({ label: ctaLabels[tag], tag })
export const bookCall = cta('book-call')
export const freeAudit = cta('free-audit')
export const fundraisingAudit = cta('fundraising-audit')
export const volunteerPipeline = cta('volunteer-pipeline')
export const visibilityEngine = cta('visibility-engine')
export const specialist = cta('fundraising-specialist')
