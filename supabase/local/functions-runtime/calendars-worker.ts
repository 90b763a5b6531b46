import { handleReadCalendars } from '../../functions/read-calendars/handler.ts'

/** A thread of its own, because reading a large calendar must not delay a visitor's form. */
Deno.serve({ hostname: '127.0.0.1', port: 0, onListen: ({ port }) => postMessage(port) }, handleReadCalendars)
