import Type from 'typebox'

export const oneOf = <const T extends readonly string[]>(...values: T) =>
  Type.Unsafe<T[number]>(Type.Union(values.map((value) => Type.Literal(value))))
