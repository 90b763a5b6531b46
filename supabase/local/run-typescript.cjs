// Apart from require-node.cjs because an old Node cannot read `import()`.
import('tsx/esm/api').then(({ register }) => {
  register()
  return import(`./${process.argv[2]}`)
})
