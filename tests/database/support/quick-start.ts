/**
 * A flag of Node for processes that live for seconds: compiles PGlite once. Otherwise V8 compiles it a second time, for
 * speed, which costs more than these processes have to do.
 */
export const quickStart = '--liftoff-only'
