/** What a contract's parser gives: the cleaned value, or one message per field that is wrong. */
export type ParseResult<Value, Field extends string = Extract<keyof Value, string>> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly errors: FieldErrors<Field> }

export type FieldErrors<Field extends string> = Partial<Record<Field, string>>
