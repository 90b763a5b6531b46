import { RelationNotFoundError } from '@supabase/lite'
import { AnsweredError } from './postgrest-errors.ts'

let silenced = false

/**
 * The REST layer writes every refused request to the console, with a stack and with what the visitor typed.
 * A refusal is an answer, not a fault: only faults are to be read there. It has no option for that.
 */
export function silenceRefusals(): void {
  if (silenced) return
  silenced = true
  const write = console.error.bind(console)
  console.error = (...values: unknown[]) => {
    const [first] = values
    if (first instanceof AnsweredError || first instanceof RelationNotFoundError) return
    write(...values)
  }
}
