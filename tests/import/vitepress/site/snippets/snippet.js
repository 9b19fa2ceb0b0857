const before = 1;
// #region part
  const inside = 2;
// #endregion part
const after = 3;
