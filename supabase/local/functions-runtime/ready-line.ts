/** The line with which `serve.ts` (in Deno) tells the process that started it that it answers. */
export const readyLine = 'functions ready'
