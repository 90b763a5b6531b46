import { startFunctions } from '../start-functions.ts'

/** Starts the functions in a separate process, prints Deno's process id, and waits to be killed. */
const functions = await startFunctions({ env: JSON.parse(process.argv[2] ?? '') })
console.log(`pid ${functions.pid()}`)
