import type { OwnedDatabase } from './owner-tasks.ts'

type Row = Record<string, unknown>

/** Everything that is stored of one person (SQL: `export_person`). */
export type Person = Record<
  'leads' | 'audit_requests' | 'bookings' | 'lead_history' | 'held_submissions' | 'messages',
  Row[]
> & { mailbox: Row | null; mentioned_elsewhere: Mention[] }

/** A row of somebody else that names the person's address. */
export interface Mention {
  table: string
  id: string
}

export interface Forgotten {
  /** Rows deleted, by table. */
  deleted: Record<'bookings' | 'leads' | 'audit_requests' | 'held_submissions', number>
  mentionedElsewhere: Mention[]
  /** The addresses as the person had typed them. */
  addresses: string[]
}

export async function exportPerson(database: OwnedDatabase, address: string): Promise<Person> {
  const [row] = await database.query<{ person: Person }>('select public.export_person($1) as person', [
    address,
  ])
  if (!row) throw new Error('The database gave no answer.')
  return row.person
}

export async function forgetPerson(database: OwnedDatabase, address: string): Promise<Forgotten> {
  const { leads, audit_requests, bookings, held_submissions } = await exportPerson(database, address)
  const rows = [...leads, ...audit_requests, ...bookings, ...held_submissions]
  const addresses = [...new Set([address.trim(), ...rows.map((row) => String(row['email']))])]
  type Answer = Forgotten['deleted'] & { mentioned_elsewhere: Mention[] }
  const [answer] = await database.query<{ forgotten: Answer }>(
    'select public.forget_person($1) as forgotten',
    [address],
  )
  if (!answer) throw new Error('The database gave no answer.')
  const { mentioned_elsewhere, ...deleted } = answer.forgotten
  return { deleted, mentionedElsewhere: mentioned_elsewhere, addresses }
}
