import { createElement, Fragment, type ReactNode } from 'react'
import { type BlankOf, fillEach } from '../../supabase/functions/_shared/text.ts'

/** Fills in the blanks of a text with elements, such as links. */
export const filled = <const Text extends string>(
  text: Text,
  elements: Readonly<Record<BlankOf<Text>, ReactNode>>,
) => createElement(Fragment, null, ...fillEach(text, elements))
