/**
 * Runs jobs strictly one after another. PGlite is one connection without a transaction lock: two requests at
 * once would share a transaction, and one could run with the other's role.
 */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve()

  run<T>(job: () => Promise<T>): Promise<T> {
    const result = this.#last.then(job, job)
    this.#last = result.catch(() => undefined)
    return result
  }
}
