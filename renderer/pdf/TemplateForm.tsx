import type { MeetingTemplate } from '../../content/model/meeting-template.ts'
import { type PrintedField, type PrintedPart, printedPart } from './printed-part.ts'

/** The empty rows of a task table. */
const taskRows = ['1', '2', '3', '4']

/** A template as a form to print and fill in by hand. It starts on a new page. */
export function TemplateForm({ id, template }: { id: string; template: MeetingTemplate }) {
  return (
    <section className="chapter form" id={id}>
      <h2>{template.name}</h2>
      <p className="purpose">{template.purpose}</p>
      {template.parts.map(printedPart).map((part, i) => (
        <Part key={part.title} part={part} number={i + 1} />
      ))}
    </section>
  )
}

function Part({ part, number }: { part: PrintedPart; number: number }) {
  const again = Array.from({ length: part.copies - 1 }, (_, i) => `again-${i}`)
  return (
    <section>
      <div className="part">
        <h3>
          <span className="number">{number} </span>
          <span>{part.title}</span>
        </h3>
        <Fields fields={part.fields} />
      </div>
      {/* Outside the first block, so that a page break can come between the two. */}
      {again.map((copy) => (
        <div key={copy} className="part again">
          <p>{part.title}</p>
          <Fields fields={part.fields} />
        </div>
      ))}
    </section>
  )
}

function Fields({ fields }: { fields: PrintedField[] }) {
  const tasks = fields.find((field) => field.kind === 'tasks')
  const lines = fields.filter((field) => field.kind !== 'tasks')
  return (
    <div>
      {tasks && <TaskTable columns={tasks.columns} />}
      {lines.length > 0 && (
        <ul className="fields">
          {lines.map((field) => (
            <li key={field.label} className={field.kind === 'line' ? field.layout : 'signature'}>
              <span className="label">{field.label}</span>
              {Array.from(
                { length: field.kind === 'line' ? field.rules : 1 },
                (_, rule) => `rule-${rule}`,
              ).map((rule) => (
                <span key={rule} className="rule" />
              ))}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function TaskTable({ columns }: { columns: readonly string[] }) {
  return (
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {taskRows.map((row) => (
          <tr key={row}>
            {columns.map((column) => (
              <td key={column} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
