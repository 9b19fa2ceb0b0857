export const before = 1;
// #region part
export const inside = 2;
// #endregion part
export const after = 3;
