/** In-memory storage. With `blocked`, every access throws, as in browsers that block storage. */
export function fakeStorage({ blocked = false } = {}) {
  const values = new Map<string, string>()
  const guard = () => {
    if (blocked) throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  return {
    values,
    getItem: (key: string) => {
      guard()
      return values.get(key) ?? null
    },
    setItem: (key: string, value: string) => {
      guard()
      values.set(key, value)
    },
    removeItem: (key: string) => {
      guard()
      values.delete(key)
    },
  }
}
