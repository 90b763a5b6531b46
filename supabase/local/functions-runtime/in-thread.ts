/**
 * Serves requests from a worker, which posts the port that it listens at. A fault in it does not end this process: it is
 * logged, and the next request starts the worker again.
 */
export function inThread(module: URL): (request: Request) => Promise<Response> {
  let started: Promise<number> | undefined
  const start = () =>
    new Promise<number>((resolve, reject) => {
      const worker = new Worker(module, { type: 'module' })
      worker.onmessage = ({ data }) => resolve(data)
      worker.onerror = (event) => {
        event.preventDefault()
        console.error(`A thread has stopped, and starts again with the next request: ${event.message}`)
        worker.terminate()
        started = undefined
        reject(new Error('stopped'))
      }
    })
  return async (request) => {
    try {
      started ??= start()
      return await fetch(new Request(`http://127.0.0.1:${await started}/`, request))
    } catch {
      return Response.json({ ok: false, error: 'functions_unavailable' }, { status: 503 })
    }
  }
}
