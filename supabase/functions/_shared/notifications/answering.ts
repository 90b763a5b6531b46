import { DatabaseError } from '../database/database.ts'
import { refuse } from '../http/answers.ts'
import type { Services } from './services.ts'

type Respond = (request: Request, services: Services) => Promise<Response>

/** Converts errors to responses: 500 for an invalid setting or a bug, 503 for a database error. */
export function answering(
  getServices: () => Services,
  respond: Respond,
): (request: Request) => Promise<Response> {
  return async (request) => {
    let services: Services
    try {
      services = getServices()
    } catch (error) {
      console.error(error instanceof Error ? error.message : 'The settings cannot be read.')
      return refuse(500, 'server_error')
    }
    return respond(request, services).catch((error: unknown) => {
      services.log(error instanceof Error ? `${error.name}: ${error.message}` : 'unknown error')
      return error instanceof DatabaseError
        ? refuse(503, 'database_unavailable')
        : refuse(500, 'server_error')
    })
  }
}
