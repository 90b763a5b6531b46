import { startFunctions } from '../start-functions.ts'

/** Starts the functions in a process of its own, says which one Deno is, and waits to be killed. */
const functions = await startFunctions({ env: JSON.parse(process.argv[2] ?? '') })
console.log(`pid ${functions.pid()}`)
