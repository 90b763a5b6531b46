import { Fragment } from 'react'
import { serviceColumns } from '../../content/before-you-sign.ts'
import type { Chapter } from '../../content/documents.ts'
import { letterWords } from '../../content/letters/letter.ts'
import type { MeetingTemplate } from '../../content/model/meeting-template.ts'
import type { SectionOf } from '../../content/model/section.ts'
import { documentWords, sectionWords } from '../../content/page-words.ts'
import { pages } from '../../content/pages.ts'
import { findingLabels } from '../../content/sample-audit.ts'

const labels = Object.entries(findingLabels) as [keyof typeof findingLabels, string][]

export const ChecklistChapter = ({ groups }: Pick<SectionOf<'checklist'>, 'groups'>) =>
  groups.map((group) => (
    <section key={group.title} className="part">
      <h3>{group.title}</h3>
      <ul className="ticks">
        {group.items.map((item) => (
          <li key={item}>
            <span className="box" />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </section>
  ))

export const CardsChapter = ({ items }: Pick<SectionOf<'cards'>, 'items'>) => (
  <div className="practices">
    {items.map((item) => (
      <section key={item.title} className="part">
        <h3>{item.title}</h3>
        <p>{item.text}</p>
      </section>
    ))}
  </div>
)

/** The findings by stop, each with a box to check when it is fixed. */
export function AuditChapter({ stops }: Pick<SectionOf<'audit'>, 'stops'>) {
  let number = 0
  return stops.map((stop) => (
    <section key={stop.name} className="stop">
      <h3>{stop.name}</h3>
      <p className="purpose">{stop.text}</p>
      {stop.findings.map((finding) => (
        <section key={finding.title} className="finding">
          <span className="box" />
          <h4>
            <span className="number">{++number} </span>
            <span>{finding.title}</span>
          </h4>
          <dl>
            {labels.map(([key, label]) => (
              <Fragment key={key}>
                <dt>{label}</dt>
                <dd>{finding[key]}</dd>
              </Fragment>
            ))}
          </dl>
        </section>
      ))}
    </section>
  ))
}

/** Each letter on a page of its own, with the reasons beside its paragraphs. */
export const LettersChapter = ({ letters }: Pick<SectionOf<'letters'>, 'letters'>) =>
  letters.map((letter) => (
    <section key={letter.id} className="letter">
      <h3>{letter.title}</h3>
      <p className="purpose">
        <Marked text={letter.when} />
      </p>
      {letter.subject && (
        <p className="subject">
          {letterWords.subject}: <Marked text={letter.subject} />
        </p>
      )}
      {letter.lines.map(({ text, head, reason }) => (
        <div key={text} className="line">
          <p>
            <Marked text={text} />
          </p>
          {reason && (
            <p className="reason">
              <strong>{head}</strong> {reason}
            </p>
          )}
        </div>
      ))}
    </section>
  ))

/** Each paper on a page of its own. */
export const PapersChapter = ({ papers }: Pick<SectionOf<'papers'>, 'papers'>) =>
  papers.map(({ title, note, rows, sign }) => (
    <section key={title} className="letter paper">
      <h3>{title}</h3>
      <p className="purpose">{note}</p>
      <dl>
        {rows.map(({ label, text }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
      </dl>
      {sign && (
        <ul className="fields">
          {sign.map((line) => (
            <li key={line} className="signature">
              <span className="label">{line}</span>
              <span className="rule" />
            </li>
          ))}
        </ul>
      )}
    </section>
  ))

type Services = Pick<Extract<Chapter, { services: unknown }>, 'services'>

export const ServicesChapter = ({ services }: Services) => (
  <table className="services">
    <thead>
      <tr>
        <th scope="col">{sectionWords.service}</th>
        {Object.values(serviceColumns).map((label) => (
          <th key={label} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {services.map(({ path, row }) => (
        <tr key={path}>
          <th scope="row">{pages[path].name}</th>
          {Object.keys(serviceColumns).map((key) => (
            <td key={key}>{row[key]}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

/** What is to be changed keeps its brackets, for printers without color. */
const Marked = ({ text }: { text: string }) =>
  text.split(/(\[.+?\])/).map((part, i) => (i % 2 ? <mark key={part}>{part}</mark> : part))

type Field = MeetingTemplate['parts'][number]['fields'][number]

const taskRows = ['1', '2', '3', '4']
/** Longer labels have the rule below them, because there is no room beside them. */
const maxLabelBeside = 54

/** A template as a form to print and fill in by hand. */
export function TemplateForm({ template }: { template: MeetingTemplate }) {
  return (
    <div className="form">
      <p className="purpose">{template.purpose}</p>
      {template.parts.map(({ title, fields, again }, i) => (
        <section key={title}>
          <div className="part">
            <h3>
              <span className="number">{i + 1} </span>
              <span>{title}</span>
            </h3>
            <Fields fields={fields} />
          </div>
          {/* Outside the first block, so that a page break can come between the two. */}
          {again && (
            <div className="part again">
              <p>{title}</p>
              <Fields fields={fields} />
            </div>
          )}
        </section>
      ))}
    </div>
  )
}

/** Lines for handwriting, below the table of tasks. */
function Fields({ fields }: { fields: readonly Field[] }) {
  const lines = fields.filter(({ as }) => as !== 'tasks')
  return (
    <div>
      {lines.length < fields.length && <TaskTable />}
      {lines.length > 0 && (
        <ul className="fields">
          {lines.map(({ as, label }) => (
            <li key={label} className={layoutOf({ as, label })}>
              <span className="label">{label}</span>
              <span className="rule" />
              {as === 'wording' && <span className="rule" />}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function layoutOf({ as, label }: Field): string {
  if (as === 'signature') return as
  return as === 'wording' || label.length > maxLabelBeside ? 'below' : 'beside'
}

function TaskTable() {
  return (
    <table>
      <thead>
        <tr>
          {documentWords.taskColumns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {taskRows.map((row) => (
          <tr key={row}>
            {documentWords.taskColumns.map((column) => (
              <td key={column} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
