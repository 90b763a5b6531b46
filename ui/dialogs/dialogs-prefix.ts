/** The prefix of ids in the dialogs: the same when prerendering and when hydrating. */
export const dialogsPrefix = 'dialogs'
