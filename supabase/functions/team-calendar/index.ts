import { handleTeamCalendar } from './handler.ts'

Deno.serve(handleTeamCalendar)
