/**
 * Fetches a chunk when it is first wanted, once. A chunk that fails to load is tried once more; after that the
 * next call tries again, and this one rejects, so that the caller can fall back to what works without script.
 */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load()
      .catch(load)
      .catch((error) => {
        loading = undefined
        throw error
      })
    return loading
  }
}
