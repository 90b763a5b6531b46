/**
 * The parts of Deno's API that the functions use, because the project's type check runs without Deno's own types.
 * Nothing imports this file, so Deno itself never reads it.
 */
declare namespace Deno {
  type Handler = (request: Request) => Response | Promise<Response>
  type Options = { hostname?: string; port?: number; onListen?: (address: { port: number }) => void }
  let serve: (...args: [handler: Handler] | [options: Options, handler: Handler]) => unknown
  function addSignalListener(signal: 'SIGINT', listener: () => void): void
  function resolveDns(host: string, kind: 'A' | 'AAAA'): Promise<string[]>
  function exit(code?: number): never
  const env: { get(name: string): string | undefined }
  const stdin: { readable: AsyncIterable<Uint8Array> }
}
