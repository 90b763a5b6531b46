/** A bus with its windows, 340 wide, for circles as wheels at 82 and 262. */
export const busBody =
  'M10 140V36a24 24 0 0 1 24-24h244a26 26 0 0 1 25 20l25 66a24 24 0 0 1 2 9v33zM24 32h44v34H24zM82 32h44v34H82zM140 32h44v34h-44zM198 32h44v34h-44zM256 32h24l16 44h-40z'
