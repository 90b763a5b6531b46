import { AsyncLocalStorage } from 'node:async_hooks'
import type { RestConnection } from './database.ts'
import { asAnsweredError } from './postgrest-errors.ts'

export const currentHeaders = new AsyncLocalStorage<Headers>()

/** Runs one request so that `correctContext` can pass its headers to the database. */
export function withRequestHeaders<T>(headers: Headers, job: () => Promise<T>): Promise<T> {
  return currentHeaders.run(headers, job)
}

/**
 * Fixes three problems of the REST layer's connection: on first use it grants every role all rights on every table;
 * it sets `request.headers` for functions but not for tables; and it drops the codes of database errors.
 */
export function correctContext(connection: RestConnection): void {
  // "active" means that the roles exist, so that it grants nothing.
  ;(connection as unknown as { rlsState: string }).rlsState = 'active'

  const original = connection.withContext.bind(connection)
  connection.withContext = async (vars, statements, options) => {
    const anonymous = (roleOf(vars) ?? 'anon') === 'anon'
    try {
      return await original(
        vars,
        async (transaction) => {
          const headers = currentHeaders.getStore()
          if (headers && !options?.rpc) {
            const json = JSON.stringify(Object.fromEntries(headers))
            await transaction
              .selectNoFrom((expression) =>
                expression
                  .fn('set_config', [
                    expression.val('request.headers'),
                    expression.val(json),
                    expression.lit(true),
                  ])
                  .as('set_config'),
              )
              .execute()
          }
          return statements(transaction)
        },
        options,
      )
    } catch (error) {
      throw asAnsweredError(error, anonymous)
    }
  }
}

function roleOf(vars: unknown): unknown {
  return (vars as { auth?: { role?: unknown } } | undefined)?.auth?.role
}
