import { handleLeadNotification } from './handler.ts'

Deno.serve(handleLeadNotification)
