import { handleReadCalendars } from '../../functions/read-calendars/handler.ts'
import { handleBookingNotification } from '../../functions/send-booking-notifications/handler.ts'
import { handleLeadNotification } from '../../functions/send-lead-notifications/handler.ts'
import { handleForm } from '../../functions/submit-form/handler.ts'
import { handleSweep } from '../../functions/sweep-outbox/handler.ts'

/** Runs in Deno: serves all functions from one process, at the same paths as a hosted project. */
const functions: Record<string, (request: Request) => Promise<Response>> = {
  '/functions/v1/send-lead-notifications': handleLeadNotification,
  '/functions/v1/send-booking-notifications': handleBookingNotification,
  '/functions/v1/submit-form': handleForm,
  '/functions/v1/sweep-outbox': handleSweep,
  '/functions/v1/read-calendars': handleReadCalendars,
}

function route(request: Request): Promise<Response> | Response {
  const { hostname, pathname } = new URL(request.url)
  // DNS rebinding: a web page could reach this port through a domain that resolves to 127.0.0.1.
  if (hostname !== '127.0.0.1') return Response.json({ ok: false, error: 'not_here' }, { status: 421 })
  const handler = functions[pathname]
  return handler ? handler(request) : Response.json({ ok: false, error: 'not_found' }, { status: 404 })
}

// Ctrl+C in a terminal reaches all processes of the command, but the parent decides when this one exits.
Deno.addSignalListener('SIGINT', () => {})

Deno.serve(
  { hostname: '127.0.0.1', port: 0, onListen: ({ port }) => console.log(`functions ready at ${port}`) },
  route,
)

// The parent never writes to stdin. When the pipe closes, the parent has exited or was killed.
for await (const _ of Deno.stdin.readable) {
  // nothing to read
}
Deno.exit(0)
