/**
 * Fetches a chunk when it is first wanted, once. Where it fails (it was tried twice then, see
 * `build/small-preload.ts`), whoever asked is told, to fall back to what works without script; the next to ask tries
 * again. Who only fetches ahead need not listen.
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
