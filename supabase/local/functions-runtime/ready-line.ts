/** `serve.ts` (in Deno) prints this line when it is listening. */
export const readyLine = 'functions ready'
