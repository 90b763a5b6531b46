// Not in require-node.cjs, because an old Node cannot parse `import()`.
import('tsx/esm/api').then(({ register }) => {
  register()
  return import(`./${process.argv[2]}`)
})
