import { currentHeaders } from './rest-context.ts'

const methods = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const
let silenced = false

/**
 * The REST layer writes every refused request to the console, with a stack and with what the visitor typed, escape
 * characters and all. It has no option for that: what is written while it works on a request is dropped. A fault is
 * told by whoever sees the answer, in words of our own.
 */
export function silenceRequests(): void {
  if (silenced) return
  silenced = true
  for (const method of methods) {
    const write = console[method].bind(console)
    console[method] = (...values: unknown[]) => {
      if (!currentHeaders.getStore()) write(...values)
    }
  }
}
