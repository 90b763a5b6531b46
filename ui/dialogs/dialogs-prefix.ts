/** What the ids in the dialogs begin with: the same where they are prerendered and where React takes them over. */
export const dialogsPrefix = 'dialogs'
