import type { MeetingTemplate } from '../../content/model/meeting-template.ts'

const taskColumns = ['Task', 'Owner', 'Due date']
const taskRows = ['1', '2', '3', '4']
/** Longer labels have the rule below them, because there is no room beside them. */
const maxLabelBeside = 54

/** A template as a form to print and fill in by hand. It starts on a new page. */
export function TemplateForm({ id, template }: { id: string; template: MeetingTemplate }) {
  return (
    <section className="chapter form" id={id}>
      <h2>{template.name}</h2>
      <p className="purpose">{template.purpose}</p>
      {template.parts.map(({ title, items }, i) => (
        <section key={title}>
          <div className="part">
            <h3>
              <span className="number">{i + 1} </span>
              <span>{title}</span>
            </h3>
            <Fields labels={items} />
          </div>
          {/* Outside the first block, so that a page break can come between the two. */}
          {title.includes('(repeat for each') && (
            <div className="part again">
              <p>{title}</p>
              <Fields labels={items} />
            </div>
          )}
        </section>
      ))}
    </section>
  )
}

/** Lines for handwriting; task, person and date are the columns of one table. */
function Fields({ labels }: { labels: readonly string[] }) {
  const inColumns = taskColumns.every((column) => labels.includes(column))
  const isTask = (label: string) =>
    label === 'Task, owner and due date' || (inColumns && taskColumns.includes(label))
  const lines = labels.filter((label) => !isTask(label))
  return (
    <div>
      {lines.length < labels.length && <TaskTable />}
      {lines.length > 0 && (
        <ul className="fields">
          {lines.map((label) => (
            <li key={label} className={layoutOf(label)}>
              <span className="label">{label}</span>
              <span className="rule" />
              {isWording(label) && <span className="rule" />}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The wording of a motion has two rules. */
const isWording = (label: string) => /wording/i.test(label)

function layoutOf(label: string): string {
  if (/signature/i.test(label)) return 'signature'
  return isWording(label) || label.length > maxLabelBeside ? 'below' : 'beside'
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
