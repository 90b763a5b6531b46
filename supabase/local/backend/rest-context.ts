import { AsyncLocalStorage } from 'node:async_hooks'
import type { RestConnection } from './database.ts'
import { asAnsweredError } from './postgrest-errors.ts'

export const currentHeaders = new AsyncLocalStorage<Headers>()

/** Runs one request so that its statements, however deep, can see its headers. */
export function withRequestHeaders<T>(headers: Headers, job: () => Promise<T>): Promise<T> {
  return currentHeaders.run(headers, job)
}

/**
 * Corrects three things of the REST layer's connection, all found at the one place that every request's
 * statements pass: its first use of a database grants everything on every table to every role;
 * `request.headers` is set for functions but not for tables; and errors lose their code on the way out.
 */
export function correctContext(connection: RestConnection): void {
  // "active" means that the roles are known to exist, so it grants nothing.
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
