/** The result of parsing a form: the cleaned value, or one message per invalid field. */
export type ParseResult<Value, Field extends string = Extract<keyof Value, string>> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly errors: FieldErrors<Field> }

export type FieldErrors<Field extends string> = Partial<Record<Field, string>>
