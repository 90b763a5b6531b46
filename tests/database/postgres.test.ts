import { describe, test } from 'vitest'
import { allSuites } from './support/all-suites.ts'
import { reasonWithoutPostgres } from './support/postgres-server.ts'

const reason = reasonWithoutPostgres()
if (reason) {
  test.skip(`a real PostgreSQL: ${reason}`, () => undefined)
} else {
  describe('a real PostgreSQL', () => allSuites('postgres'))
}
