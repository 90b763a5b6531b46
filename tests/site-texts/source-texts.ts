import { type Node, parse } from 'acorn'
import { transform } from 'esbuild'

/** Calls and properties with strings that visitors do not read. */
const ignoredCalls =
  /^(?:Error|TypeError|RangeError|require|URL|RegExp|querySelector|querySelectorAll|matchMedia|closest|matches|CSS|supports)$/
const ignoredProperties =
  /^(?:className|style|id|htmlFor|name|type|d|viewBox|href|to|src|rel|media|role|key|kind|variant|size|slot|form|method|action|autoComplete|inputMode|pattern|as|selectors|transition|description)$/

/** The texts of a module that visitors may read: element children, labels, and strings that look like sentences. */
export async function sourceTexts(source: string, loader: 'ts' | 'tsx'): Promise<string[]> {
  const { code } = await transform(source, { loader, jsx: 'automatic', charset: 'utf8' })
  const found: string[] = []
  visit(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }) as unknown as Branch, found)
  return found
}

type Branch = Node & Record<string, unknown>

function visit(node: Branch, found: string[]): void {
  const name = calleeName(node)
  if (name && ignoredCalls.test(name)) return
  if (node.type === 'ImportDeclaration' || node.type === 'ExportAllDeclaration') return
  if (node.type === 'Property' && ignoredProperties.test(keyName(node))) return
  const text = textOf(node)
  if (text !== undefined) {
    const words = text.trim().replace(/\s+/g, ' ')
    if (isVisitorText(words)) found.push(words)
    if (node.type === 'Literal') return
  }
  for (const value of Object.values(node)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each && typeof each === 'object' && typeof (each as Branch).type === 'string')
        visit(each as Branch, found)
    }
  }
}

/** Two or more words that begin with a capital letter, without characters that only occur in code. */
const isVisitorText = (text: string) =>
  /^[“‘(]?\p{Lu}[\p{L}’']*,? ["“‘(]?[\p{L}\d]/u.test(text) &&
  !/[{}<>=\\;]|=>|--|::|^[A-Z][\w-]+: |\bSELECT\b|\$\d|\w\(\)|^[A-Z]+ \//.test(text)

function textOf(node: Branch): string | undefined {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined
  if (node.type !== 'TemplateLiteral') return
  const quasis = node['quasis'] as { value: { cooked?: string } }[]
  // Expressions usually are numbers or names, so any digit will do.
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
