import { join } from 'node:path'
import postgres from 'postgres'
import { inject } from 'vitest'
import { type BackendOptions, createBackend } from '../../../supabase/local/backend/create-backend.ts'
import { cloneDatabaseTemplate } from '../../../supabase/local/database-template.ts'
import { hostedBackend } from '../../hosted/hosted-backend.ts'
import './prepare-engine.ts'
import { Visitor } from './visitor.ts'

/** A database of this process alone, which runs one suite after the other (`isolate: false`). */
async function newDatabase(): Promise<BackendOptions> {
  const name = `suites_${process.pid}`
  const server = inject('postgresServer')
  if (server) {
    // A database that somebody is connected to cannot be copied.
    const beside = postgres(server.replace(/postgres$/, 'template1'), { max: 1 })
    await beside.unsafe(`create database ${name} template postgres`)
    await beside.end()
    return { databaseUrl: server.replace(/postgres$/, name) }
  }
  const dataDir = join(inject('databaseFolder'), name)
  await cloneDatabaseTemplate(dataDir)
  return { dataDir, relaxedDurability: true }
}

const hosted = inject('hosted')
const backend = hosted ? await hostedBackend(hosted) : await createBackend(await newDatabase())
const someone = new Visitor(backend)

/** What the suites run on; `empty-database.ts` empties it before each test. */
export const database = {
  backend,
  /** Not PostgreSQL with many connections, but PGlite with one. */
  isEmbedded: !hosted && !inject('postgresServer'),
  query: backend.query,
  /** Someone at a network address of their own. */
  visitor: (address?: string) => new Visitor(backend, address),
  insert: someone.insert,
  call: someone.call,
  book: someone.book,
  /** The functions process, with the secret key at its own door. */
  service: new Visitor(backend, '127.0.0.1', { apikey: backend.secretKey }, true),
}
