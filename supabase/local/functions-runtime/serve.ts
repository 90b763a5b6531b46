/* Runs in Deno: serves all functions from one process, at the same paths as a hosted project. */
export {}

const functions = {
  'send-lead-notifications': () => import('../../functions/send-lead-notifications/index.ts'),
  'send-booking-notifications': () => import('../../functions/send-booking-notifications/index.ts'),
  'submit-form': () => import('../../functions/submit-form/index.ts'),
  'sweep-outbox': () => import('../../functions/sweep-outbox/index.ts'),
  'read-calendars': () => import('../../functions/read-calendars/index.ts'),
}

/** Each function calls `Deno.serve` itself, as in a hosted project; here that only registers its handler. */
const handlers = new Map<string, Deno.Handler>()
const { serve } = Deno
for (const [name, load] of Object.entries(functions)) {
  Deno.serve = (...args) => handlers.set(`/functions/v1/${name}`, args.at(-1) as Deno.Handler)
  await load()
}

function route(request: Request): Promise<Response> | Response {
  const { hostname, pathname } = new URL(request.url)
  // DNS rebinding: a web page could reach this port through a domain that resolves to 127.0.0.1.
  if (hostname !== '127.0.0.1') return Response.json({ ok: false, error: 'not_here' }, { status: 421 })
  const handler = handlers.get(pathname)
  return handler ? handler(request) : Response.json({ ok: false, error: 'not_found' }, { status: 404 })
}

// Ctrl+C in a terminal reaches all processes of the command, but the parent decides when this one exits.
Deno.addSignalListener('SIGINT', () => {})

serve(
  { hostname: '127.0.0.1', port: 0, onListen: ({ port }) => console.log(`functions ready at ${port}`) },
  route,
)

// The parent never writes to stdin. When the pipe closes, the parent has exited or was killed.
for await (const _ of Deno.stdin.readable) {
  // nothing to read
}
Deno.exit(0)
