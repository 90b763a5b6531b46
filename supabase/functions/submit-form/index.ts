import { handleForm } from './handler.ts'

Deno.serve(handleForm)
