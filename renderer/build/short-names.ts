/**
 * Class names of five letters, which save 230 bytes of a compressed document: three of the file's hash, and a counter.
 *
 * Every build makes the same names: those of the prerendered dialogs are made by a build of their own.
 *
 * @throws Error if two files share the three letters
 */
export function shortNames() {
  const files = new Map<string, { hash: string; name: string }>()
  return ({ hash, filePath }: { hash: string; filePath: string }) => {
    let file = files.get(filePath)
    if (!file) {
      // The first name of a file ends in its counter's zero.
      file = { hash: hash.slice(0, -1), name: `_${hash.slice(0, 3)}` }
      for (const [path, { name }] of files)
        if (name === file.name) throw new Error(`Rename ${filePath}: its class names are those of ${path}.`)
      files.set(filePath, file)
    }
    return file.name + hash.slice(file.hash.length)
  }
}
