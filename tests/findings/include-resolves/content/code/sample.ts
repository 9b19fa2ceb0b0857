const a = 1;
  // #region setup
  const b = 2;
  // #endregion
