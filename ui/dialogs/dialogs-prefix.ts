/** The dialogs' `identifierPrefix`, which must be the same for prerendering and hydration. */
export const dialogsPrefix = 'dialogs'
