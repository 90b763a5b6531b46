import { handleReadCalendars } from './handler.ts'

Deno.serve(handleReadCalendars)
