/**
 * Loads a chunk on the first call. If loading fails, the promise
 * rejects, so that the caller can fall back to what works without JavaScript, and the next call loads again. Callers
 * that only preload can ignore the result.
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
