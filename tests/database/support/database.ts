import { join } from 'node:path'
import postgres from 'postgres'
import { inject } from 'vitest'
import {
  type Backend,
  type BackendOptions,
  createBackend,
} from '../../../supabase/local/backend/create-backend.ts'
import { openPostgres } from '../../../supabase/local/backend/open-postgres.ts'
import { cloneDatabaseTemplate } from '../../../supabase/local/database-template.ts'
import { backendUrl, publishableKey } from '../../hosted/stack.ts'
import './prepare-engine.ts'
import { Visitor } from './visitor.ts'

/** One database per process, which runs its suites one after another (`isolate: false`). */
async function newDatabase(): Promise<BackendOptions> {
  const name = `suites_${process.pid}`
  const server = inject('postgresServer')
  if (server) {
    // A database with open connections cannot be copied.
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

/** The rehearsed project, with the interface of the local backend. */
async function hostedBackend({ databaseUrl, secretKey }: NonNullable<typeof hosted>) {
  const { query } = await openPostgres(databaseUrl)
  const ask: Backend['fetch'] = ({ method, target, headers, body, peerAddress }) => {
    headers.set('x-rehearsed-address', peerAddress)
    return fetch(backendUrl + target, { method, headers, ...(body && { body: Buffer.from(body) }) })
  }
  return { publishableKey, secretKey, query, fetch: ask }
}

const backend = hosted ? await hostedBackend(hosted) : await createBackend(await newDatabase())
const someone = new Visitor(backend)

/** The suites' database. `empty-database.ts` empties it before each test. */
export const database = {
  backend,
  query: backend.query,
  visitor: (address?: string) => new Visitor(backend, address),
  insert: someone.insert,
  call: someone.call,
  book: someone.book,
  /** The server functions, with the secret key. */
  service: new Visitor(backend, '127.0.0.1', { apikey: backend.secretKey }, true),
}

export const { query } = database
