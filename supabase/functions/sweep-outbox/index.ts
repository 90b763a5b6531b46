import { handleSweep } from './handler.ts'

Deno.serve(handleSweep)
