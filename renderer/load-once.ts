/**
 * Loads a chunk once, on the first call. If that fails (after one retry, see `build/small-preload.ts`), the promise
 * rejects, so that the caller can fall back to what works without script; the next call tries again. Callers that only
 * preload may ignore the result.
 */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load()
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }
}
