/**
 * The parts of Deno's API that the functions use, because the project's type check runs without Deno's own types.
 * Nothing imports this file, so Deno itself never reads it.
 */
declare namespace Deno {
  let serve: (handler: (request: Request) => Promise<Response>) => unknown
  const env: { get(name: string): string | undefined }
}
