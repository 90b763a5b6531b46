import { type Node, parse } from 'acorn'
import { transform } from 'esbuild'

/** Where strings are for developers, machines or style sheets. */
const notRead =
  /^(?:Error|TypeError|RangeError|require|URL|RegExp|querySelector|querySelectorAll|matchMedia|closest|matches|CSS|supports)$/
const notShown =
  /^(?:className|style|id|htmlFor|name|type|d|viewBox|href|to|src|rel|media|role|key|kind|variant|size|slot|form|method|action|autoComplete|inputMode|pattern|as|selectors|transition|description)$/

/** The texts of a module as people may read them: children of elements, labels, and strings that are sentences. */
export async function sourceTexts(source: string, loader: 'ts' | 'tsx'): Promise<string[]> {
  const { code } = await transform(source, { loader, jsx: 'automatic', charset: 'utf8' })
  const found: string[] = []
  visit(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }) as unknown as Branch, found)
  return found
}

type Branch = Node & Record<string, unknown>

function visit(node: Branch, found: string[]): void {
  const name = calleeName(node)
  if (name && notRead.test(name)) return
  if (node.type === 'ImportDeclaration' || node.type === 'ExportAllDeclaration') return
  if (node.type === 'Property' && notShown.test(keyName(node))) return
  const text = textOf(node)
  if (text !== undefined) {
    const words = text.trim().replace(/\s+/g, ' ')
    if (isRead(words)) found.push(words)
    if (node.type === 'Literal') return
  }
  for (const value of Object.values(node)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each && typeof each === 'object' && typeof (each as Branch).type === 'string')
        visit(each as Branch, found)
    }
  }
}

/** Two words or more, beginning with a capital, and nothing in it that only code has. */
const isRead = (text: string) =>
  /^[“‘(]?\p{Lu}[\p{L}’']*,? ["“‘(]?[\p{L}\d]/u.test(text) &&
  !/[{}<>=\\;]|=>|--|::|^[A-Z][\w-]+: |\bSELECT\b|\$\d|\w\(\)|^[A-Z]+ \//.test(text)

function textOf(node: Branch): string | undefined {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined
  if (node.type !== 'TemplateLiteral') return
  const quasis = node['quasis'] as { value: { cooked?: string } }[]
  // What is put in between is a number or a name.
  return quasis.map(({ value }) => value.cooked ?? '').join('9')
}

function calleeName(node: Branch): string | undefined {
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return
  const callee = node['callee'] as Branch & { name?: string; property?: { name?: string } }
  return callee.name ?? callee.property?.name
}

const keyName = (node: Branch) => {
  const key = node['key'] as { name?: string; value?: unknown }
  return key.name ?? String(key.value)
}
