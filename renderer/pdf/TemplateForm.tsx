import type { MeetingTemplate } from '../../content/model/meeting-template.ts'

type Field = MeetingTemplate['parts'][number]['fields'][number]

const taskColumns = ['Task', 'Owner', 'Due date']
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
          {taskColumns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {taskRows.map((row) => (
          <tr key={row}>
            {taskColumns.map((column) => (
              <td key={column} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
