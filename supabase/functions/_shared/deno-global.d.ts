/**
 * The little of Deno that the functions use, for the project's one type check, which runs without Deno's
 * own types. Deno itself never reads this file: nothing imports it.
 */
declare namespace Deno {
  type Handler = (request: Request) => Response | Promise<Response>
  function serve(handler: Handler): unknown
  function serve(
    options: { hostname?: string; port?: number; onListen?: () => void },
    handler: Handler,
  ): unknown
  function addSignalListener(signal: 'SIGINT', listener: () => void): void
  function resolveDns(host: string, kind: 'A' | 'AAAA'): Promise<string[]>
  function exit(code?: number): never
  const env: { get(name: string): string | undefined }
  const stdin: { readable: AsyncIterable<Uint8Array> }
}
